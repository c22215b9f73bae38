/** A field that people do not see and programs fill in. */
export function Trap() {
  return (
    <div hidden>
      <label>
        Không điền ô này
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
