import { clsx } from 'clsx'
import { cloneElement, isValidElement, type ComponentProps, type ReactElement } from 'react'
import { Spinner } from './spinner.tsx'

/** How loud a button is: one 'primary' a screen, 'danger' only for what destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger'
/** Height: sm 36 px (dense tables), md 44 px, lg 52 px. */
export type ButtonSize = 'sm' | 'md' | 'lg'

/** @returns the class list of a button, for an element that cannot be a `Button` (a `summary`, a `label`). */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra?: string) {
  return clsx(`button button-${variant} button-${size}`, extra)
}

/** Props of `Button`: those of a native button, and how it looks. */
export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize | undefined
  /** Shows a spinner, keeps the text and the focus, and refuses clicks. */
  loading?: boolean
  /** Gives the look to the only child instead: `<Button asChild><Link to="/">…</Link></Button>`. */
  asChild?: boolean
}

/** The button. Its type is 'button' unless said otherwise, so that it never sends a form by accident. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  asChild = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  if (asChild && isValidElement<{ className?: string }>(children)) {
    const look = buttonClass(variant, size, className)
    return cloneElement(children, { className: clsx(look, children.props.className) })
  }
  return (
    <button
      // A disabled button would drop the focus, and with it the place of who goes by keyboard.
      aria-disabled={loading || undefined}
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <Spinner label={null} />}
      {children}
    </button>
  )
}

/** Props of `IconButton`: `label` is its name for screen readers and its tooltip. */
export type IconButtonProps = Omit<ButtonProps, 'children' | 'size'> & {
  label: string
  children: ReactElement
  size?: 'sm' | 'md'
}

/** A square button that holds one icon (36 or 44 px). With `asChild` the child link must carry its own aria-label. */
export function IconButton({ label, size = 'md', variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Button
      aria-label={rest.asChild ? undefined : label}
      title={label}
      variant={variant}
      size={size}
      className={clsx('shrink-0 px-0', size === 'sm' ? 'w-9' : 'w-11', className)}
      {...rest}
    />
  )
}
