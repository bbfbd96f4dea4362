import { formatFullName } from '@/lib/person'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { StatusBadge } from '@/shared/ui/status-badge'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useTemplates } from '../../api/templates'
import { sumStoredMinutes } from '../../model/plan-times'
import { toPlanBlocks } from '../../model/board/template'
import { PlanPreview } from './plan-preview'
import type { Beginning } from './start-from'
import styles from './start-from.module.css'
import { TemplateTools } from './template-tools'

interface TemplatePickerProps {
  team: Team
  userId: string
  onBegin: (beginning: Beginning) => void
}

/** Own templates and those the school shares; one's own are kept in order here too. */
export function TemplatePicker({ team, userId, onBegin }: TemplatePickerProps) {
  const { t, i18n } = useTranslation(['planner', 'training'])
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = useTemplates(team.school_id)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} />
  if (data.length === 0)
    return (
      <p className={`${layout.dim14} ${layout.roundControl} ${layout.textCenter} ${styles.none}`}>
        {t('plan.begin.no_template')}
      </p>
    )
  return (
    <ul className={`${layout.list} ${styles.list}`}>
      {data.map((template) => {
        const { id, title, objective, blocks, author } = template
        const isOwn = template.author_id === userId
        const by = author ? formatFullName(author) : ''
        return (
          <li key={id}>
            <button
              type="button"
              aria-expanded={chosen === id}
              onClick={() => setChosen(chosen === id ? null : id)}
            >
              <span>{title}</span>
              <small data-figures="">
                {t('training:list.length', { count: sumStoredMinutes(blocks) })}
                {isOwn ? '' : ` · ${by}`}
              </small>
              {template.is_shared ? (
                <StatusBadge tone="blue">{t('plan.template.shared')}</StatusBadge>
              ) : null}
            </button>
            {chosen === id ? (
              <>
                <PlanPreview
                  blocks={toPlanBlocks(blocks, i18n.language)}
                  onTake={(plan) => onBegin({ blocks: plan, title, objective })}
                />
                {isOwn ? <TemplateTools template={template} locale={i18n.language} /> : null}
              </>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
