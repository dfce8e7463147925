"""Pictures of what many games brought, as SVG or PNG."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = ["svg", "png"]
INK, RUST, SAND, DUSK = "#2b1d14", "#a4472a", "#e9d8b4", "#5a6b7b"


@dataclass(frozen=True, slots=True)
class Point:
    """A value with the interval in which it lies with 95 % certainty."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Panel:
    """Some values to be compared, and what each would be if nothing mattered."""

    title: str
    points: Sequence[Point]
    par: float | None = None
    unit: str = ""
    """`%` for shares, `$` for money."""


def draw(panels: Sequence[Panel], title: str, file: Path) -> None:
    """One panel below the other; the file's ending tells the format."""
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    settings: dict[Any, Any] = {
        "svg.hashsalt": "folsom",
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "font.size": 10,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
    }
    with mpl.rc_context(settings):
        rows = [max(len(panel.points), 2) for panel in panels]
        longest = max(len(point.name) for panel in panels for point in panel.points)
        width = 6.5 + 0.075 * longest
        height = 0.9 + sum(0.34 * count + 0.9 for count in rows)
        figure = Figure(figsize=(width, height), layout="constrained", facecolor="white")
        figure.suptitle(title, fontweight="bold")
        axes = figure.subplots(len(panels), 1, squeeze=False, height_ratios=rows)
        for (axis,), panel in zip(axes, panels):
            _draw_panel(axis, panel)
            axis.xaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 5, 10]))
        # Without a date the same games give the same file.
        metadata = {"Date": None} if file.suffix == ".svg" else None
        figure.savefig(file, dpi=144, metadata=metadata)


def _draw_panel(axis: "Axes", panel: Panel) -> None:
    """Points with their intervals, the first on top."""
    scale = 100 if panel.unit == "%" else 1
    heights = list(range(len(panel.points)))
    values = [point.value * scale for point in panel.points]
    reach = [
        [max(0, point.value - point.low) * scale for point in panel.points],
        [max(0, point.high - point.value) * scale for point in panel.points],
    ]
    axis.errorbar(values, heights, xerr=reach, fmt="o", color=RUST, ecolor=INK, capsize=3)
    axis.set_yticks(heights, [point.name for point in panel.points])
    axis.set_ylim(len(heights) - 0.5, -0.5)
    axis.set_title(panel.title, loc="left", fontsize=10)
    if panel.par is not None:
        axis.axvline(panel.par * scale, color=DUSK, linestyle="--", linewidth=1)
    form = {"%": "{x:.0f} %", "$": "${x:,.0f}"}.get(panel.unit, "{x:g}")
    axis.xaxis.set_major_formatter(form)
    axis.grid(axis="x", color=SAND)
    axis.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axis.spines[side].set_visible(False)
    axis.tick_params(axis="y", length=0)
