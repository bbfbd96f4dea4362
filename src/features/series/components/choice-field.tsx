import { useId } from 'react'
import { Radio } from '@mantine/core'
import { toText, useField, type FieldProps } from '@/shared/form/fields/use-field'
import layout from '@/shared/ui/layout.module.css'
import styles from '../widgets/series.module.css'

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string; label: string; text?: string }[]
  onChange?: (value: string) => void
}

/** One of a few, each in its own words. */
export function ChoiceField({ options, onChange, ...props }: ChoiceFieldProps) {
  const id = useId()
  const { value, change, inputProps } = useField(props)
  return (
    <Radio.Group
      name={id}
      label={inputProps.label}
      error={inputProps.error}
      value={toText(value)}
      onChange={(next) => {
        change(next)
        onChange?.(next)
      }}
    >
      <div className={`${layout.column} ${styles.choices}`}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.text}
            classNames={{ root: styles.choice, body: layout.top }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
