import type { Paper, PaperPackage } from '@bank/exchange/write/paper'
import { isForPupils, type PrintedKind, titleOf } from '@bank/exchange/write/paper-words'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { countPages } from './count-pages.ts'
import { drawn, fitPaper } from './fit-paper.ts'
import { pageName, pageRules } from './page-rules.ts'
import { PAPERS } from './papers.tsx'
import './paper.css'

interface PaperViewProps {
  kind: PrintedKind
  paper: Paper
  /** Called when all pictures are there. */
  onDrawn: () => void
}

/** A paper as it is printed, on sheets that are as wide as A4. */
export function PaperView({ kind, paper, onDrawn }: PaperViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<readonly number[]>([])
  usePageRules(pageRules(paper, pages))
  useEffect(() => {
    const { current } = box
    if (!current) return
    let isLeft = false
    void drawn(current).then(() => {
      if (isLeft) return
      fitPaper(current)
      setPages(countPages(current))
      onDrawn()
    })
    return () => {
      isLeft = true
    }
  }, [onDrawn])
  return (
    <div ref={box} className="paper">
      {paper.packages.map((content, at) => (
        <PackageView
          key={content.letter ?? ''}
          kind={kind}
          paper={paper}
          content={content}
          page={pageName(at)}
          pages={pages[at]}
        />
      ))}
    </div>
  )
}

type PackageViewProps = Omit<PaperViewProps, 'onDrawn'> & {
  content: PaperPackage
  page: string
  pages: number | undefined
}

function PackageView({ kind, paper, content: { letter, questions }, page, pages }: PackageViewProps) {
  const Body = PAPERS[kind]
  const { letterhead, logo, title, hasNameLine, columns } = paper
  return (
    <section
      className="paper-package"
      aria-label={letter ? `Paket ${letter}` : 'Isi'}
      data-page={page}
      data-pages={pages}
    >
      {(logo || letterhead.length > 0) && (
        <div className="paper-letterhead">
          {logo && <img src={logo} alt="Logo" />}
          <div>
            {letterhead.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      )}
      <h2 className="paper-title">{titleOf(kind, title)}</h2>
      {letter && <p className="paper-letter">Paket {letter}</p>}
      {isForPupils(kind) && hasNameLine && (
        <p className="paper-line paper-name">
          <span>Nama:</span>
          <span className="paper-rule" />
          <span>Kelas:</span>
          <span className="paper-rule" />
        </p>
      )}
      <div data-columns={isForPupils(kind) ? columns : 1} className="paper-body">
        <Body questions={questions} />
      </div>
    </section>
  )
}

/** The policy of the site allows no style elements: a sheet that a script makes it does. */
function usePageRules(rules: string) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [rules])
}
