import { SegmentedControl, Select, Switch } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isLocale, locales } from '@/lib/i18n/locale'
import { Button } from '@/shared/ui/button'
import { paperFormats, type PaperOptions } from '../../model/print/paper-options'
import layout from '@/shared/ui/layout.module.css'
import styles from './paper-controls.module.css'

interface PaperControlsProps {
  options: PaperOptions
  onChange: (changes: Partial<PaperOptions>) => void
  /** Staff of the team may print who is expected. */
  maySquad: boolean
  /** A link was made on this device and is open. */
  hasLink: boolean
  isStaff: boolean
}

/** What goes on the paper. */
export function PaperControls(props: PaperControlsProps) {
  const { options, onChange, maySquad, hasLink, isStaff } = props
  const { t, i18n } = useTranslation('training')
  const isCard = options.format === 'card'
  return (
    <div className={`${layout.grid} ${layout.gap4} ${styles.controls}`}>
      <SegmentedControl
        fullWidth
        aria-label={t('sheet.format')}
        value={options.format}
        data={paperFormats.map((value) => ({ value, label: t(`sheet.formats.${value}`) }))}
        onChange={(value) => onChange({ format: value === 'card' ? 'card' : 'sheet' })}
      />
      <p>{t(isCard ? 'sheet.card_text' : 'sheet.sheet_text')}</p>
      <Select
        label={t('sheet.language')}
        allowDeselect={false}
        value={options.lang || i18n.language}
        data={locales.map((value) => ({ value, label: t(`sheet.languages.${value}`) }))}
        onChange={(value) => onChange({ lang: isLocale(value) ? value : '' })}
      />
      <fieldset>
        <legend>{t('sheet.options')}</legend>
        <Switch
          label={t('sheet.points')}
          checked={options.points}
          onChange={(event) => onChange({ points: event.currentTarget.checked })}
        />
        {maySquad && !isCard ? (
          <Switch
            label={t('sheet.squad')}
            checked={options.squad}
            onChange={(event) => onChange({ squad: event.currentTarget.checked })}
          />
        ) : null}
        {isStaff ? (
          <Switch
            label={t('sheet.link')}
            description={hasLink ? undefined : t('sheet.link_text')}
            disabled={!hasLink}
            checked={options.link && hasLink}
            onChange={(event) => onChange({ link: event.currentTarget.checked })}
          />
        ) : null}
      </fieldset>
      <Button
        isFullWidth
        icon={<IconPrinter size={18} stroke={1.75} />}
        onClick={() => window.print()}
      >
        {t('sheet.print')}
      </Button>
      <p>{t('sheet.pdf')}</p>
    </div>
  )
}
