"""Reading YAML strictly. Apart from the rest, which can do without YAML."""

from collections.abc import Hashable

import yaml

from folsom.record.node import Node, ScenarioError


class _StrictLoader(yaml.SafeLoader):
    """A loader that refuses a key written twice, of which YAML would silently keep the last."""


def _mapping_once(loader: _StrictLoader, node: yaml.MappingNode) -> dict[Hashable, object]:
    found: dict[Hashable, object] = {}
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, Hashable):
            raise yaml.MarkedYAMLError(
                problem="a key must be plain text", problem_mark=key_node.start_mark
            )
        if key in found:
            raise yaml.MarkedYAMLError(
                problem=f"the key {key} is written twice", problem_mark=key_node.start_mark
            )
        found[key] = loader.construct_object(value_node, deep=True)
    return found


_StrictLoader.add_constructor("tag:yaml.org,2002:map", _mapping_once)


def read_yaml(text: str, source: str) -> Node:
    """The whole of a YAML text."""
    try:
        return Node(yaml.load(text, _StrictLoader), source)
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise ScenarioError(f"{source}{line}: {error.problem or 'this is not YAML'}.") from None
    except yaml.YAMLError as error:
        raise ScenarioError(f"{source}: this is not YAML: {error}.") from None
