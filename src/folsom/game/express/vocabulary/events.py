"""All that Colt Express tells, each event as who may see all of it would."""

from folsom.game.express.vocabulary import base_events as base
from folsom.game.express.vocabulary import horses_events as horses
from folsom.game.express.vocabulary import marshal_events as marshal
from folsom.game.express.vocabulary import standing_events as standing

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
    | horses.DrankEvent
    | horses.DrankSecretlyEvent
    | horses.HostageEvent
    | horses.ShotgunEvent
    | horses.StagecoachEvent
    | horses.HorsesEvent
    | horses.HorseLostEvent
    | horses.MarshalDrankEvent
    | horses.SharedEvent
    | horses.MortalBulletEvent
    | horses.VanishedEvent
    | horses.TimeMachineEvent
    | marshal.GoalEvent
    | marshal.SearchedEvent
    | marshal.AimedEvent
    | marshal.HealedEvent
    | marshal.ArrestedEvent
    | marshal.BrokeOutEvent
    | marshal.FreedPrisonerEvent
    | marshal.FreedBanditEvent
    | marshal.HandedOverEvent
    | marshal.CopiedEvent
    | marshal.FistfighterEvent
    | marshal.RecapturedEvent
    | marshal.ConfiscatedEvent
    | marshal.ThrownEvent
    | marshal.SafePlaceEvent
    | marshal.RumourEvent
    | marshal.FlaskTakenEvent
    | marshal.AchievementsEvent
    | marshal.GoalsShownEvent
    | base.OverEvent
    | standing.HoldsEvent
    | standing.LiesEvent
    | standing.OwnsEvent
    | standing.AffairsEvent
    | standing.StandsEvent
)
