import { useTranslation } from 'react-i18next'
import { formatDate, formatLocale } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import type { Health } from '../../api/health'
import styles from '../people.module.css'

/** What matters in an emergency first: the number to call, then what to know. */
export function HealthFacts({ health }: { health: Health }) {
  const { t } = useTranslation('people')
  const { medical_note: note, injuries } = health
  const current = injuries.filter(({ returned_on }) => returned_on === null)
  const emergency = { label: t('health.emergency'), value: <Contacts health={health} /> }
  if (health.is_withheld) {
    return (
      <>
        <FactList layout="stack" facts={[emergency]} />
        <p className={`${layout.breakable} ${layout.ownLines} ${styles.prose}`}>
          {t('health.withheld')}
        </p>
      </>
    )
  }
  return (
    <FactList
      layout="stack"
      facts={[
        emergency,
        { label: t('health.advice'), value: <Prose text={note?.advice} /> },
        { label: t('health.allergies'), value: <Prose text={note?.allergies} /> },
        { label: t('health.medication'), value: <Prose text={note?.medication} /> },
        {
          label: t('health.injuries'),
          value:
            current.length === 0
              ? t('health.nothing')
              : current
                  .map(({ body_part, occurred_on, expected_return_on: until }) =>
                    until
                      ? t('health.injury_until', {
                          part: body_part,
                          from: formatDate(occurred_on),
                          to: formatDate(until),
                        })
                      : t('health.injury', { part: body_part, from: formatDate(occurred_on) }),
                  )
                  .join(' · '),
        },
        { label: t('health.body'), value: <Measured health={health} /> },
      ]}
    />
  )
}

function Contacts({ health: { emergency_contacts: contacts } }: { health: Health }) {
  const { t } = useTranslation('people')
  if (contacts.length === 0) return t('health.nothing')
  return contacts.map(({ name, phone, relationship }) => (
    <a
      key={phone}
      className={`${layout.inline2} ${layout.accent} ${layout.breakable} ${styles.contactLink}`}
      href={`tel:${phone.replaceAll(/\s/g, '')}`}
    >
      {t('health.contact', { name, relationship: t(`relationships.${relationship}`), phone })}
    </a>
  ))
}

function Prose({ text }: { text: string | null | undefined }) {
  const { t } = useTranslation('people')
  return (
    <p className={`${layout.breakable} ${layout.ownLines} ${styles.prose}`}>
      {text ?? t('health.nothing')}
    </p>
  )
}

/** The newest height and the newest weight, which need not be of the same day. */
function Measured({ health: { measurements } }: { health: Health }) {
  const { t } = useTranslation('people')
  const format = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 1 })
  const height = measurements.find(({ height_cm }) => height_cm !== null)
  const weight = measurements.find(({ weight_kg }) => weight_kg !== null)
  const parts = [
    height?.height_cm ? `${format.format(height.height_cm)}${t('player.cm')}` : null,
    weight?.weight_kg ? `${format.format(weight.weight_kg)}${t('player.kg')}` : null,
  ].filter((part) => part !== null)
  const [newest] = measurements
  if (parts.length === 0 || !newest) return t('health.nothing')
  return `${parts.join(' · ')} (${formatDate(newest.measured_on)})`
}
