"""The events of the Express game together.

The server passes events on as the game gives them; these types serve the clients.
"""

from folsom.wire import base_happenings as base
from folsom.wire import law_happenings as law
from folsom.wire import west_happenings as west

ExpressEvent = (
    base.PlacedEvent
    | base.ChoseEvent
    | base.DrewEvent
    | base.ReshuffledEvent
    | base.RoundEvent
    | base.TurnEvent
    | base.PlayedEvent
    | base.PassedEvent
    | base.DiscardedEvent
    | base.KeptEvent
    | base.ResolvingEvent
    | base.NoEffectEvent
    | base.MovedEvent
    | base.ShotEvent
    | base.PunchedEvent
    | base.TookEvent
    | base.DroppedEvent
    | base.LeftEvent
    | base.MarshalEvent
    | base.WoundedEvent
    | base.BulletsShortEvent
    | base.HappeningEvent
    | base.StrongboxEvent
    | base.RansomEvent
    | west.DrankEvent
    | west.DrankSecretlyEvent
    | west.HostageEvent
    | west.ShotgunEvent
    | west.StagecoachEvent
    | west.HorseLostEvent
    | west.MarshalDrankEvent
    | west.SharedEvent
    | west.MortalBulletEvent
    | west.VanishedEvent
    | west.TimeMachineEvent
    | law.GoalEvent
    | law.SearchedEvent
    | law.AimedEvent
    | law.HealedEvent
    | law.ArrestedEvent
    | law.BrokeOutEvent
    | law.FreedPrisonerEvent
    | law.FreedBanditEvent
    | law.HandedOverEvent
    | law.CopiedEvent
    | law.FistfighterEvent
    | law.RecapturedEvent
    | law.ConfiscatedEvent
    | law.ThrownEvent
    | law.SafePlaceEvent
    | law.RumourEvent
    | law.FlaskTakenEvent
    | law.AchievementsEvent
    | law.GoalsShownEvent
    | base.OverEvent
)
