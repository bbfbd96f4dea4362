import { useTranslation } from 'react-i18next'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useAgeRulesFor, type AgeRule, type TeamFrame } from '../api/age-rules'
import { useRuleText } from './use-rule-text'

/** What the association lets an age play in a season: one line for each format, its limits, and the source. */
export function AgeRulesCard({ frame }: { frame: TeamFrame }) {
  const { schoolId, ageGroup, season } = frame
  if (!schoolId || !ageGroup || !season) return null
  return (
    <QueryBoundary>
      <Card frame={frame} />
    </QueryBoundary>
  )
}

function Card({ frame }: { frame: TeamFrame }) {
  const { t } = useTranslation('teams/rules')
  const text = useRuleText()
  const rules = useAgeRulesFor(frame)
  const [first] = rules
  const { ageGroup: group, season } = frame
  if (!first) {
    return <SectionCard title={t('title')} description={t('unknown', { group, season })} />
  }
  const common = [
    { label: t('heading'), value: listOnce(rules.map(text.heading)) },
    { label: t('load'), value: listOnce(rules.map(text.load)) },
  ]
  return (
    <SectionCard
      title={t('title_known', { group, country: text.country(first) })}
      description={t('why')}
    >
      <FactList
        layout="stack"
        facts={[
          ...rules.map((rule) => ({
            label: t('format', { format: rule.format }),
            value: <Rule rule={rule} />,
          })),
          ...common.filter(({ value }) => value !== ''),
        ]}
      />
      <Sources rules={rules} />
    </SectionCard>
  )
}

function Rule({ rule }: { rule: AgeRule }) {
  const { t } = useTranslation('teams/rules')
  const text = useRuleText()
  const facts = [
    text.time(rule),
    ...text.facts(rule),
    rule.has_table === false ? t('no_table') : '',
  ].filter(Boolean)
  const weight = text.weight(rule)
  return (
    <>
      {facts.length > 0 ? facts.join(' · ') : t('silent')}
      {weight ? <p className={layout.dim13}>{weight}</p> : null}
    </>
  )
}

/** The pages the rules are from, each once, with the season they began in. */
function Sources({ rules }: { rules: readonly AgeRule[] }) {
  const { t } = useTranslation('teams/rules')
  const text = useRuleText()
  const sources = [...new Map(rules.map((rule) => [rule.source, rule])).values()]
  return (
    <div className={layout.stack1}>
      {sources.map((rule) => (
        <p key={rule.source} className={layout.dim13}>
          {t('source', { season: text.since(rule) })}{' '}
          {rule.source_url ? (
            <a
              href={rule.source_url}
              target="_blank"
              rel="noreferrer"
              className={`${layout.accent} ${layout.breakable}`}
            >
              {rule.source}
            </a>
          ) : (
            rule.source
          )}
        </p>
      ))}
      {rules.every(({ is_confirmed }) => is_confirmed) ? null : (
        <p className={layout.dim13}>{t('unconfirmed')}</p>
      )}
    </div>
  )
}

function listOnce(texts: readonly string[]): string {
  return [...new Set(texts.filter(Boolean))].join(' / ')
}
