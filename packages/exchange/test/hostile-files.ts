// Files that a stranger may send to harm, each made in code, and what becomes of it.
import { ZIP_LIMITS } from '../src/zip/zip.ts'
import { docx, formula, listed, p, picture, r, tbl } from './docx.ts'
import {
  beside,
  documentOf,
  GOOD,
  type HostileFile,
  hugePng,
  lists,
  nested,
  object,
  PLAIN,
  relationships,
  sheet,
  style,
  THOUSANDS,
  text,
  turningInCircles,
  W,
  withObject,
  withPicture,
  word,
} from './hostile-parts.ts'
import { objectOf, oleOf, v3 } from './mtef.ts'
import { run } from './things.ts'
import { countingAs, lying, zipped } from './zips.ts'

export const HOSTILE_FILES: readonly HostileFile[] = [
  // what stands around
  word('a bomb by its ratio', 'too-large', () => docx({ body: '<w:p/>'.repeat(400_000) })),
  word('a bomb by its size', 'too-large', () =>
    lying(docx({ body: GOOD }), { size: ZIP_LIMITS.whole, packed: ZIP_LIMITS.whole }),
  ),
  word('60,000 entries', 'too-large', () => countingAs(docx({ body: GOOD }), 60_000)),
  word('parts that say they are smaller', 'broken', () => lying(docx({ body: GOOD }), { size: 3 })),
  word('parts that say they are larger', 'broken', () => lying(docx({ body: GOOD }), { size: 30_000 })),
  word('other bytes than were packed', 'broken', () => lying(docx({ body: GOOD }), { sum: 1 })),
  word('encrypted parts', 'locked', () => lying(docx({ body: GOOD }), { flags: 1 })),
  word('a password', 'locked', () => oleOf({ '/EncryptedPackage': new Uint8Array(5000) })),
  word('a name that leads out', 'broken', () => docx({ body: GOOD, more: { '../../jahat.sh': 'x' } })),
  word('a name of the disk', 'broken', () => docx({ body: GOOD, more: { '/etc/passwd': 'x' } })),
  word('cut in half', 'broken', () => docx({ body: GOOD }).slice(0, 700)),
  word('a .doc of old', 'not-docx', () => oleOf({ '/WordDocument': new Uint8Array(5000) })),
  word('no zip', 'not-docx', () => new TextEncoder().encode('<html><script>alert(1)</script></html>')),
  word('a zip of something else', 'not-docx', () => zipped({ 'a.exe': 'x' })),
  word('two parts of one name but for its case', 1, () =>
    docx({ body: GOOD, more: { 'WORD/DOCUMENT.XML': '<jahat>' } }),
  ),
  // XML
  word('an entity from outside', 'doctype', () =>
    documentOf(
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document ${W}><w:body>&x;</w:body></w:document>`,
    ),
  ),
  word('a billion laughs', 'doctype', () =>
    documentOf(
      `<!DOCTYPE a [<!ENTITY a "ha">${'bcdefghij'.replace(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]><w:document ${W}>&j;</w:document>`,
    ),
  ),
  word('XML that does not close', 'broken', () => documentOf(`<w:document ${W}><w:body>${GOOD}`)),
  word('bytes that are no letters', 'broken', () =>
    documentOf(Buffer.concat([Buffer.from(`<w:document ${W}>`), Buffer.alloc(1000, 0xff)])),
  ),
  word('XML 100,000 levels deep', 'broken', () => docx({ body: nested('w:sdt', 100_000), level: 0 })),
  word('tables in tables, 300 deep', 'broken', () =>
    docx({ body: '<w:tbl><w:tr><w:tc>'.repeat(300) + p(r('dasar')) + '</w:tc></w:tr></w:tbl>'.repeat(300) }),
  ),
  beside('tables in tables, 80 deep', () => '<w:tbl><w:tr><w:tc>'.repeat(80) + '</w:tc></w:tr></w:tbl>'.repeat(80)),
  word('1,000,000 empty paragraphs', 'too-large', () => docx({ body: '<w:p/>'.repeat(1_000_000), level: 0 })),
  word('an element with 20,000 attributes', 'broken', () =>
    docx({ body: `${GOOD}<w:p ${Array.from({ length: 20_000 }, (_, at) => `a${at}="1"`).join(' ')}/>` }),
  ),
  // Word
  word('10,000 lists', 2, () =>
    docx({
      body: GOOD + Array.from({ length: THOUSANDS }, (_, at) => listed('x', at + 1)).join(''),
      numbering: lists(THOUSANDS),
      level: 0,
    }),
  ),
  beside(
    'styles that rest on each other',
    () => p(r('x'), '<w:pStyle w:val="a"/>'),
    () => ({ styles: style('a', 'b') + style('b', 'a') }),
  ),
  beside(
    '10,000 styles, each on the next',
    () => p(r('x'), '<w:pStyle w:val="s0"/>'),
    () => ({
      styles: Array.from({ length: THOUSANDS }, (_, at) => style(`s${at}`, `s${at + 1}`)).join(''),
    }),
  ),
  beside('fields that never end', () => p(run('<w:fldChar w:fldCharType="begin"/>').repeat(THOUSANDS))),
  beside(
    '10,000 marks of one long note',
    () => p('<w:r><w:footnoteReference w:id="1"/></w:r>'.repeat(THOUSANDS)),
    () => ({
      footnotes: `<w:footnote w:id="1">${p(r('x'.repeat(1000)))}</w:footnote>`,
    }),
  ),
  beside('a cell over a billion columns', () =>
    tbl(`<w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr>${p(r('x'))}</w:tc></w:tr>`),
  ),
  beside(
    '100,000 relationships',
    () => '',
    () => ({ more: { 'word/_rels/document.xml.rels': relationships(100_000) } }),
  ),
  beside(
    'a picture outside of the file',
    () => p(run(picture('r:embed="x"'))),
    () => ({ targets: { x: '../../../etc/passwd' } }),
  ),
  beside(
    'pictures of another machine',
    () => p(run(picture('r:link="x"'))),
    () => ({ targets: { x: 'http://127.0.0.1:9/a.png' } }),
  ),
  withPicture('a picture of 30,000 x 30,000', () => hugePng(30_000)),
  withPicture(
    'a picture that is a page',
    () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  // lines and formulas
  beside('a line of 2 million letters', () => p(r('kata '.repeat(400_000)))),
  beside('a line of 100,000 options', () => p(r('A. x  B. y  '.repeat(50_000)))),
  beside('100,000 signs of dollar', () => p(r('$'.repeat(100_000)))),
  beside('100,000 brackets and marks', () => p(r('(1) [A] Kunci: '.repeat(7000)))),
  beside('a formula of 100 kB', () => p(formula('x+'.repeat(50_000)))),
  beside('a formula 90 levels deep', () =>
    p(`<m:oMath>${'<m:rad><m:e>'.repeat(90)}${'</m:e></m:rad>'.repeat(90)}</m:oMath>`),
  ),
  beside('a formula that bombs LaTeX', () => p(r('$\\def\\a{\\a\\a}\\a$ dan $\\rule{9999em}{9999em}$'))),
  withObject('an OLE file in circles', turningInCircles),
  withObject('an equation that lies of its lengths', () =>
    objectOf([5, 1, 0, 6, 9, ...Buffer.from('DSMT6\0'), 1, 100, 255, 255, 255]),
  ),
  withObject('100 kB of roots in roots', () =>
    objectOf([3, 1, 1, 3, 10, ...Array.from({ length: 20_000 }, () => [0x03, 13, 0, 0, 0x01]).flat()]),
  ),
  beside(
    '3,000 equations of another program',
    () => object().repeat(3000),
    () => ({
      targets: { o: 'embeddings/o.bin' },
      more: { 'word/embeddings/o.bin': objectOf(v3.equation(v3.letters('x'))) },
    }),
  ),
  // sheets and texts
  sheet(
    'cells that lie of their place',
    1,
    () => '<row r="99999999999"><c r="ZZZ99999999999"><v>1</v></c><c r="&lt;"><v>2</v></c></row>',
  ),
  sheet('strings that are not there', 1, () => '<row><c t="s"><v>999999999</v></c><c t="s"><v>-1</v></c></row>'),
  sheet('numbers and days without sense', 2, () => '<row><c s="77"><v>1e999</v></c><c><v>NaN</v></c></row>'),
  sheet('a sheet of 30,000 rows that say nothing', 1, () => '<row><c><v></v></c></row>'.repeat(30_000)),
  text(
    'a quote that never ends',
    2,
    'soal.csv',
    () => `Soal,A,B,Kunci\nIbu kota?,Bandung,Semarang,A\n"${'x,'.repeat(500_000)}`,
  ),
  text(
    'a line of 1,000,000 cells',
    1,
    'soal.csv',
    () => `Soal,A,B,Kunci\nIbu kota?,Bandung,Semarang,A\n${','.repeat(1_000_000)}`,
  ),
  text('cells that would run', 1, 'soal.csv', () => `Soal,A,B,Kunci\n"=cmd|' /C calc'!A0",+1,@x,A\n`),
  text('100,000 lines', 1, 'soal.txt', () => PLAIN + 'x\n'.repeat(100_000)),
  text('typed scripts', 1, 'soal.txt', () =>
    PLAIN.replace('Bandung', '<img src=x onerror=alert(1)><script>alert(1)</script>'),
  ),
]
