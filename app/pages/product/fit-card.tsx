import { clsx } from 'clsx'
import { Form, Link } from 'react-router'
import type { Fit } from '#app/domain/catalogue/fit.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'

/** Whether the machine goes into a place that the visitor measures, and what it looks like in it. */
export function FitCard({ fit: { fields, own, result } }: { fit: Fit }) {
  return (
    <Card as="section" id="vua-cho" aria-labelledby="fit" className="grid scroll-mt-24 content-start gap-3">
      <h2 id="fit" className="text-lg font-bold">
        Vừa chỗ không?
      </h2>
      <p className="text-sm text-muted">Máy {own}. Đo chỗ định đặt rồi xem máy nằm trong đó.</p>
      <Form action="#vua-cho" preventScrollReset className="grid grid-cols-3 items-start gap-3">
        {fields.map(({ name, label, typed, error, optional }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            required={!optional}
            defaultValue={typed}
            error={error}
          />
        ))}
        <Button type="submit" variant="soft" className="col-span-3 justify-self-start">
          Xem thử
        </Button>
      </Form>
      {result && (
        <div role="status" className="grid gap-2">
          <p className={clsx('font-semibold', result.fits === 'no' ? 'text-cut' : 'text-saving')}>
            {result.text}
          </p>
          <img
            src={result.picture}
            alt={`Hình vẽ đúng tỉ lệ: ${result.text}`}
            width={480}
            height={360}
            className="w-full max-w-md rounded-card bg-stage"
          />
          {result.note && (
            <p className="text-sm text-muted">
              {result.note}
              {result.fact && (
                <>
                  {' '}
                  <Link to="/kien-thuc" className="font-semibold text-action hover:underline">
                    {result.fact}
                  </Link>
                </>
              )}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}
