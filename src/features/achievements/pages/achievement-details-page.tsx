import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useAchievement } from '../api/achievements'
import { AchievementMenu } from '../components/achievement-menu'
import { ReachCard } from '../components/reach-card'
import { useAchievementText } from '../components/use-achievement-text'
import { textLocales } from '../model/achievement'
import { Badge } from '../widgets/badge'

/** A badge in full: its rule, its words, how often it was won and whom it would reach now. */
export function AchievementDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('achievements')
  const { formatTitle, formatRule } = useAchievementText()
  const achievement = useAchievement(id)
  const { rule, threshold, tier, archived_at, texts, awards, players, last_awarded_at } =
    achievement
  return (
    <DetailsPage
      title={formatTitle(achievement)}
      back={{ to: paths.achievements.list, label: t('pages.list') }}
      media={<Badge badge={achievement} size={72} />}
      description={
        archived_at ? (
          <StatusBadge tone="amber">
            {t('details.archived_since', { date: formatDate(archived_at) })}
          </StatusBadge>
        ) : (
          <StatusBadge tone="green">{t('details.offered')}</StatusBadge>
        )
      }
      facts={[
        { label: t('form.given_for'), value: formatRule(rule, threshold) },
        { label: t('tier'), value: t(`tiers.${tier}`) },
      ]}
      actions={
        <LinkButton kind="secondary" to={href(paths.achievements.edit, { id })}>
          {t('details.edit')}
        </LinkButton>
      }
      menu={<AchievementMenu achievement={achievement} />}
      rail={
        <SectionCard title={t('details.usage')} description={t('details.usage_why')}>
          <FactList
            layout="stack"
            facts={[
              { label: t('list.awards'), value: awards },
              { label: t('list.players'), value: players },
              {
                label: t('details.last'),
                value: last_awarded_at ? formatDate(last_awarded_at) : t('details.never'),
              },
            ]}
          />
        </SectionCard>
      }
    >
      <ReachCard rule={rule} threshold={threshold} />
      {textLocales.map((locale) => {
        const text = texts.find((one) => one.locale === locale)
        return (
          <SectionCard key={locale} title={t(`languages.${locale}`)}>
            {text ? (
              <FactList
                layout="stack"
                facts={[
                  { label: t('details.title'), value: <span lang={locale}>{text.title}</span> },
                  {
                    label: t('details.description'),
                    value: <span lang={locale}>{text.description}</span>,
                  },
                ]}
              />
            ) : (
              <p>{t('details.no_text')}</p>
            )}
          </SectionCard>
        )
      })}
    </DetailsPage>
  )
}
