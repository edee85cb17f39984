/** A line of the discussion, which the card does not show. */
export const FoundLine = ({ text }: { text: string }) => (
  <p className="mt-1 px-3 text-sm text-muted">
    <span className="font-semibold">Dalam pembahasan:</span> … {text} …
  </p>
)
