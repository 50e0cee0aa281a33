#!/usr/bin/env bash
# saxon-js 2.7.0.
#
# `format-date` writes the week of the year for `[W]`. Weeks of ISO 8601 begin on Monday, and the first one is that of the first Thursday:
# 30 December 2024 is a Monday, and its week is the first of 2025.
#
# Guessed: Monday, 30 December 2024, and Thursday of the same week, 2 January 2025, have the same number, 1, or with another way of
#          counting at least the numbers of both ways agree.
# Seen:    53 and 1, with the calendar `ISO` too. The first days of January are counted by ISO 8601 (1 January 2021 is in week 53 of 2020),
#          the last days of December are not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxon-js@2.7.0
cat >weeks.cjs <<'JS'
const { XPath } = require('saxon-js')
for (const date of ['2024-12-30', '2025-01-02', '2021-01-01', '2019-12-31']) {
  const weeks = ["'[W]'", "'[W]', 'en', 'ISO', ()"].map(picture =>
    XPath.evaluate(`format-date(xs:date('${date}'), ${picture})`))
  console.log(date, ...weeks)
}
JS
node weeks.cjs | tee seen.txt
cat >expected.txt <<'TXT'
2024-12-30 53 53
2025-01-02 1 1
2021-01-01 53 53
2019-12-31 53 53
TXT
diff expected.txt seen.txt
