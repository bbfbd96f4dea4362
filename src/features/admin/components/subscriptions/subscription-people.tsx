import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { NameLines } from '@/shared/ui/name-lines'
import type { SubscriptionRecord } from '../../model/subscriptions/subscription-record'
import styles from '../links.module.css'
import { useSubscriptionText } from './use-subscription-text'

/** Whose plan it is, who pays it, and where they belong. */
export function SubscriptionPeople({ held }: { held: SubscriptionRecord }) {
  const { t } = useTranslation('admin/subscriptions')
  const { formatCountry } = useSubscriptionText()
  const { user, payer, school } = held
  const renderPerson = (person: SubscriptionRecord['user']) =>
    person ? (
      <NameLines
        name={
          <Link className={styles.link} to={href(paths.admin.users.details, { id: person.id })}>
            {person.name || person.email}
          </Link>
        }
        text={person.email}
      />
    ) : (
      t('gone')
    )
  return (
    <SectionCard title={t('people')}>
      <FactList
        layout="stack"
        facts={[
          { label: t('columns.who'), value: renderPerson(user) },
          {
            label: t('columns.payer'),
            value: payer && payer.id === user?.id ? t('pays_self') : renderPerson(payer),
          },
          {
            label: t('columns.school'),
            value: school ? (
              <NameLines
                name={
                  <Link
                    className={styles.link}
                    to={href(paths.admin.schools.details, { id: school.id })}
                  >
                    {school.name}
                  </Link>
                }
                text={formatCountry(school.country)}
              />
            ) : (
              t('no_school')
            ),
          },
        ]}
      />
    </SectionCard>
  )
}
