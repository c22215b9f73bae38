/** The rule behind what is said of a price, for those who ask. */
export function VerdictRule({ rule }: { rule: readonly string[] }) {
  return (
    <details className="opens">
      <summary>Vì sao chúng tôi nói vậy?</summary>
      <ul className="grid list-disc gap-1.5 ps-5 text-sm">
        {rule.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
