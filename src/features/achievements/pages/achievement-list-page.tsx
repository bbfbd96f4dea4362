import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { CardLines, Dim, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import layout from '@/shared/ui/layout.module.css'
import { achievementQueries } from '../api/achievements'
import { useAchievementText } from '../components/use-achievement-text'
import {
  achievementFilterSchema,
  achievementRules,
  achievementTiers,
  type Achievement,
} from '../model/achievement'
import { Badge } from '../widgets/badge'

/** Everything players can earn, with how often it was given. */
export function AchievementListPage() {
  const { t, i18n } = useTranslation('achievements')
  const { formatTitle, formatDescription, formatRule } = useAchievementText()
  const list = useList(achievementFilterSchema, (filter) =>
    achievementQueries.page(filter, i18n.language),
  )
  const renderName = (achievement: Achievement) => (
    <div className={layout.line3}>
      <Badge badge={achievement} />
      <NameLines name={formatTitle(achievement)} text={formatDescription(achievement)} />
    </div>
  )
  return (
    <ListPage
      title={t('pages.list')}
      list={list}
      create={{ to: paths.achievements.create, label: t('pages.create') }}
      search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
      filters={[
        {
          key: 'rule',
          label: t('form.given_for'),
          options: achievementRules.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        {
          key: 'tier',
          label: t('tier'),
          options: achievementTiers.map((value) => ({ value, label: t(`tiers.${value}`) })),
        },
        { key: 'status', label: t('list.archived'), on: 'archived' },
      ]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.achievements.details, { id })}
      columns={[
        { key: 'title', header: t('list.achievement'), render: renderName },
        {
          key: 'rule',
          header: t('form.given_for'),
          render: ({ rule, threshold }) => formatRule(rule, threshold),
        },
        { key: 'tier', header: t('tier'), render: ({ tier }) => t(`tiers.${tier}`) },
        {
          key: 'awards',
          header: t('list.awards'),
          align: 'end',
          render: ({ awards }) => awards,
        },
        {
          key: 'players',
          header: t('list.players'),
          align: 'end',
          render: ({ players }) => players,
        },
      ]}
      phoneCard={(achievement) => (
        <CardLines>
          {renderName(achievement)}
          <Dim>
            {formatRule(achievement.rule, achievement.threshold)} ·{' '}
            {t('list.given', { count: achievement.awards })}
          </Dim>
        </CardLines>
      )}
      empty={{ title: t('list.none'), text: t('list.none_text') }}
    />
  )
}
