import { RichHtml } from './rich-html.tsx'
import './brief.css'

/** The first two lines of a text, as one run. */
export const BriefHtml = ({ html }: { html: string }) => <RichHtml html={html} className="rich-brief" />
