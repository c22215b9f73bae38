/** What speaks against saving, a line each. */
export function Doubts({ lines }: { lines: readonly string[] }) {
  return (
    <ul role="status" className="grid gap-1 rounded-control bg-cut-soft px-4 py-3 text-sm">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}
