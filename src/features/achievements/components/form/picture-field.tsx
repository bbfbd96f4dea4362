import type { CSSProperties, ReactNode } from 'react'
import { Input } from '@mantine/core'
import { toText, useField, type FieldProps } from '@/shared/form/fields/use-field'

interface PictureFieldProps extends FieldProps {
  options: readonly { value: string; label: string; picture: ReactNode }[]
}

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))',
  gap: 'var(--space-1)',
}

/** One of several pictures, each with a name for a screen reader. */
export function PictureField({ options, ...props }: PictureFieldProps) {
  const { value, change, inputProps } = useField(props)
  const { label, description, error, disabled } = inputProps
  const chosen = toText(value)
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <div style={grid} role="group" aria-label={label}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-label={option.label}
            title={option.label}
            aria-pressed={option.value === chosen}
            disabled={disabled}
            onClick={() => change(option.value)}
            style={createTile(option.value === chosen)}
          >
            {option.picture}
          </button>
        ))}
      </div>
    </Input.Wrapper>
  )
}

function createTile(isChosen: boolean): CSSProperties {
  return {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 56,
    border: `1px solid ${isChosen ? 'var(--accent-text)' : 'var(--line-strong)'}`,
    borderRadius: 'var(--radius-control)',
    background: isChosen ? 'var(--surface-3)' : 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  }
}
