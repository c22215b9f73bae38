import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { PartOutcome } from '#app/panel/parts/part-outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { refusalOf } from './offer-form.ts'

type PriceFormProps = {
  /** What is sent beside what is typed: tells this form from the others. */
  fields: Readonly<Record<string, string>>
  save: string
  today: string
  outcome: PartOutcome | undefined
  /** What stands in the fields at first. */
  start: Readonly<Record<string, string>>
  /** The shops to choose from; left out where the shop is known. */
  shops?: readonly string[]
  cancel?: ReactNode
}

/** A price that was seen: new, or corrected. */
export function PriceForm({ fields, save, today, outcome, start, shops, cancel }: PriceFormProps) {
  const list = useId()
  const form = useRef<HTMLFormElement>(null)
  const { state, formData } = useNavigation()
  const refusal = refusalOf(outcome, fields)
  const values = refusal?.sent?.fields ?? start
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
  const own = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: errorOf(refusal, name),
  })
  const isSending = state === 'submitting' && formData?.get('intent') === fields['intent']
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className="grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {shops && (
          <>
            <TextField
              label={say('Nơi bán', { en: 'Shop' })}
              required
              maxLength={100}
              list={list}
              {...own('shop')}
            />
            <datalist id={list}>
              {shops.map((shop) => (
                <option key={shop} value={shop}>
                  {shop}
                </option>
              ))}
            </datalist>
          </>
        )}
        <TextField
          label={say('Giá (₫)', { en: 'Price (₫)' })}
          required
          inputMode="numeric"
          maxLength={30}
          {...own('price')}
        />
        <TextField
          label={say('Giá niêm yết (₫)', { en: 'List price (₫)' })}
          inputMode="numeric"
          maxLength={30}
          {...own('list_price')}
        />
        <TextField
          label={say('Ngày thấy', { en: 'Seen on' })}
          type="date"
          required
          max={today}
          {...own('observed_on')}
        />
        <TextField
          label={say('Nguồn', { en: 'Source' })}
          required
          maxLength={200}
          placeholder={say('Trang sản phẩm của nơi bán', { en: 'The shop’s product page' })}
          {...own('source')}
        />
        {shops && (
          <TextField
            label={say('Địa chỉ trang bán', { en: 'Address of the product page' })}
            inputMode="url"
            maxLength={2000}
            {...own('url')}
          />
        )}
      </div>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSending}>
          {save}
        </Button>
        {cancel}
      </p>
    </Form>
  )
}
