import { Bold, Italic, Subscript, Superscript, Underline } from 'lucide-react'

export const MARK_TOOLS = [
  { icon: Bold, label: 'Tebal', keys: 'Ctrl+B', mark: 'bold' },
  { icon: Italic, label: 'Miring', keys: 'Ctrl+I', mark: 'italic' },
  { icon: Underline, label: 'Garis bawah', keys: 'Ctrl+U', mark: 'underline' },
]

export const SCRIPT_TOOLS = [
  { icon: Subscript, label: 'Indeks bawah', keys: 'Ctrl+,', at: 'sub' },
  { icon: Superscript, label: 'Pangkat', keys: 'Ctrl+.', at: 'sup' },
] as const
