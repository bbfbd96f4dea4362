import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toLocale } from '@/lib/i18n/locale'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { articleQueries } from '../api/article-texts'
import type { ArticleText } from '../model/article-text'
import { StepText } from './step-text'
import layout from '@/shared/ui/layout.module.css'

interface ArticleBodyProps {
  id: string
  text: ArticleText
}

/** Steps and note, once the labels they name are there. */
export function ArticleBody({ id, text }: ArticleBodyProps) {
  const { t, i18n } = useTranslation('help')
  const { error, isPending, refetch } = useQuery(
    articleQueries.labels(toLocale(i18n.language), id, text),
  )
  if (error) return <InlineError error={error} onRetry={() => void refetch()} />
  if (isPending) return <ListSkeleton rows={text.steps.length} />
  return (
    <>
      <ol className={layout.grid2} style={{ margin: 0, paddingInlineStart: '1.4em' }}>
        {text.steps.map((step) => (
          <li key={step} className={layout.pretty}>
            <StepText text={step} />
          </li>
        ))}
      </ol>
      {text.note ? (
        <p className={`${layout.dim14} ${layout.pretty}`}>
          <span className={layout.medium}>{t('panel.note')}</span> <StepText text={text.note} />
        </p>
      ) : null}
    </>
  )
}
