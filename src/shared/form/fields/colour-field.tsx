import type { CSSProperties } from 'react'
import { Input } from '@mantine/core'
import { toText, useField, type FieldProps } from './use-field'

interface ColourFieldProps extends FieldProps {
  /** Usual ones, one tap each: `#rrggbb`, and what a screen reader says. */
  choices: readonly { colour: string; label: string }[]
  /** Names the picker of the device, for any other colour. */
  otherLabel: string
}

const swatches: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 44px)',
  gap: 'var(--space-1)',
}

/** A colour as `#rrggbb`: usual ones in one tap, any other through the picker of the device. */
export function ColourField({ choices, otherLabel, ...props }: ColourFieldProps) {
  const { value, change, blur, inputProps } = useField(props)
  const { ref, name, label, description, error, disabled } = inputProps
  const chosen = toText(value)
  const isUsual = choices.some(({ colour }) => colour === chosen)
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <div style={swatches} role="group" aria-label={label}>
        {choices.map(({ colour, label: word }) => (
          <button
            key={colour}
            type="button"
            aria-label={word}
            aria-pressed={colour === chosen}
            disabled={disabled}
            onClick={() => change(colour)}
            style={createSwatch(colour, colour === chosen)}
          />
        ))}
        <input
          ref={ref}
          type="color"
          name={name}
          aria-label={otherLabel}
          title={otherLabel}
          disabled={disabled}
          value={chosen}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={blur}
          style={{ ...createSwatch('var(--surface-3)', !isUsual), inlineSize: 44, padding: 8 }}
        />
      </div>
    </Input.Wrapper>
  )
}

function createSwatch(background: string, isChosen: boolean): CSSProperties {
  return {
    blockSize: 44,
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-control)',
    background,
    boxShadow: isChosen ? 'inset 0 0 0 2px var(--ground), 0 0 0 2px var(--focus)' : 'none',
  }
}
