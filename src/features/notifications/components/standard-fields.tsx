import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import layout from '@/shared/ui/layout.module.css'
import { digestRhythms, leads, leadTimes, subjects, ways } from '../model/preferences'

/** Fields of `standardSchema`. */
export function StandardFields({ followers }: { followers: number }) {
  const { t } = useTranslation('notifications/preferences')
  return (
    <>
      <p className={`${layout.plain} ${layout.dim14}`}>
        {t('standard.reach', { count: followers })}
      </p>
      <SwitchGroup title={t('standard.ways')} names={ways} hint={t('standard.always')} />
      <SelectField
        name="digest"
        label={t('digest_title')}
        options={digestRhythms.map((value) => ({ value, label: t(`digests.${value}`) }))}
        required
      />
      <SwitchGroup title={t('standard.subjects')} names={subjects} />
      {leads.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={t(name)}
          options={leadTimes.map((value) => ({ value, label: t(`lead_times.${value}`) }))}
          required
        />
      ))}
    </>
  )
}

const noFrame = { border: 0, margin: 0, padding: 0 }

interface SwitchGroupProps {
  title: string
  names: readonly ((typeof ways)[number] | (typeof subjects)[number])[]
  hint?: string
}

function SwitchGroup({ title, names, hint }: SwitchGroupProps) {
  const { t } = useTranslation('notifications/preferences')
  return (
    <fieldset className={layout.grid} style={noFrame}>
      <legend className={`${layout.medium} ${layout.size14}`} style={noFrame}>
        {title}
      </legend>
      {hint ? <p className={`${layout.plain} ${layout.dim13}`}>{hint}</p> : null}
      {names.map((name) => (
        <SwitchField key={name} name={name} label={t(`switches.${name}`)} />
      ))}
    </fieldset>
  )
}
