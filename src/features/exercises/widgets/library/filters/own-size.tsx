import { useState } from 'react'
import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { formatAreaSize, isPitchPart, parseAreaSize } from '../../../model/search/area-sizes'
import styles from './filters.module.css'

interface OwnSizeProps {
  value: string
  onChange: (area: string) => void
}

/** Any length and width in metres; counts once both are there. */
export function OwnSize({ value, onChange }: OwnSizeProps) {
  const { t } = useTranslation('exercises')
  const size = isPitchPart(value) ? null : parseAreaSize(value)
  const [typed, setTyped] = useState({ length: size?.length ?? null, width: size?.width ?? null })

  function change(next: typeof typed) {
    setTyped(next)
    if (next.length && next.width) onChange(formatAreaSize(next.length, next.width))
    else if (size) onChange('')
  }

  return (
    <fieldset
      className={`${layout.line2} ${layout.dim} ${layout.borderless} ${layout.flush} ${styles.size}`}
    >
      <legend>{t('library.own_size')}</legend>
      <NumberInput
        aria-label={t('library.length')}
        placeholder={t('library.length')}
        suffix=" m"
        min={1}
        max={120}
        hideControls
        value={typed.length ?? ''}
        onChange={(next) => change({ ...typed, length: typeof next === 'number' ? next : null })}
      />
      <span aria-hidden="true">×</span>
      <NumberInput
        aria-label={t('library.width')}
        placeholder={t('library.width')}
        suffix=" m"
        min={1}
        max={90}
        hideControls
        value={typed.width ?? ''}
        onChange={(next) => change({ ...typed, width: typeof next === 'number' ? next : null })}
      />
    </fieldset>
  )
}
