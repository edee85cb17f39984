#!/bin/sh
# Makes stix-two-math-school.woff2: STIX Two Math cut down to what school mathematics writes (Debian: python3-fonttools, python3-brotli).
set -eu
cd "$(dirname "$0")"
source=../../../../../node_modules/@fontsource/stix-two-math
/usr/bin/python3 -m fontTools.subset "$source/files/stix-two-math-latin-400-normal.woff2" \
  --output-file=stix-two-math-school.woff2 --flavor=woff2 --no-hinting --desubroutinize \
  --layout-features=ssty,dtls,flac,ss01,ss04,kern,mark,mkmk,ccmp \
  --unicodes=20-7E,A0,A3,A5,A7-A9,AC,AE-B0,B1,B4,B5,B7,D7,F7,131,237,2C6,2C7,2C9-2CB,2D8,2D9,2DC,302,303,304,305,307,308,30A,30C,338,391-3A9,3B1-3C9,3D1,3D5,3D6,3F0,3F1,3F5,2010-2016,2018-201E,2020-2022,2026,2030-2037,203E,2044,2061-2064,20D7,20D6,20D0,20D1,20E1,2102,2107,210B-210E,2110-2113,2115,2118-211D,2124,2128,212B-212D,2130,2131,2133,2135,2190-2199,21A6,21C0,21BC,21C4,21CB,21CC,21D0-21D5,2200-222B,222C-222E,2234-2237,223C,2243,2245,2248,224D,2250,2252,225C,2260-2269,226A,226B,226E,226F,2270,2271,227A,227B,2282-2289,228A,228B,2295-2299,22A4,22A5,22A2,22A8,22B2,22B3,22C0-22C3,22C5,22C6,22EE-22F1,2308-230B,23B0,23B1,239B-23AE,23B4,23B5,23DC-23DF,25A0,25A1,25B3,25B2,25BD,25CB,25CF,25C7,25EF,2605,2713,2717,27E8,27E9,27F5-27FA,29F5,2A7D,2A7E,1D400-1D433,1D434-1D467,1D49C-1D4B5,1D538-1D56B,1D6A4,1D6A5,1D6E2-1D71B,1D7CE-1D7D7
# The head of the right arrow has its connector on the wrong side, so browsers would not stretch it over AB.
/usr/bin/python3 - <<'PYTHON'
from fontTools.ttLib import TTFont

font = TTFont('stix-two-math-school.woff2')
for construction in font['MATH'].table.MathVariants.HorizGlyphConstruction:
    last = construction.GlyphAssembly.PartRecords[-1] if construction.GlyphAssembly else None
    if last and last.StartConnectorLength == 0:
        last.StartConnectorLength, last.EndConnectorLength = last.EndConnectorLength, 0
font.save('stix-two-math-school.woff2')
PYTHON
