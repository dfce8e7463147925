"""The game without a server, in another browser than all other tests have."""

import json
import shutil
import subprocess
from pathlib import Path

from tests.browser.house import missing
from tests.browser.static import Host
from tests.browser.words import say

DRIVER = Path(__file__).with_name("firefox.mjs")
WORDS = {
    "begin": say("web-rob-this-train"),
    "choices": say("web-all-choices"),
    "story": say("web-story"),
}


def test_a_game_in_firefox_outlives_a_reload_and_is_played_to_its_end(site: Host) -> None:
    if not shutil.which("firefox-esr"):
        missing("there is no Firefox; Debian's package is firefox-esr")
    driver = ["node", str(DRIVER), f"{site.address}/", json.dumps(WORDS)]
    seen = json.loads(subprocess.run(driver, check=True, stdout=subprocess.PIPE).stdout)
    assert seen["after"][: len(seen["before"])] == seen["before"]
    assert seen["choices"]
    assert seen["verdict"]
    assert seen["said"] == []
    # it began with the memory that it was given
    assert not [path for path in site.sent if path.endswith(".zip")]
