/** The rule behind what is said of a price, for those who ask. */
export function VerdictRule({ rule }: { rule: readonly string[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-action hover:underline">
        Vì sao chúng tôi nói vậy?
      </summary>
      <ul className="grid list-disc gap-1.5 ps-5 text-sm">
        {rule.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
