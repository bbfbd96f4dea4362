import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAnimationPage } from '@/features/scene/api/animations'
import {
  countActiveFilters,
  animationFilterSchema,
  animationsPerPage,
} from '@/features/scene/model/library/animation-filter'
import { useSession } from '@/features/session/api/session-store'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { NoMatch } from '@/shared/ui/states/no-match'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { Pager } from '@/shared/ui/table/pager'
import layout from '@/shared/ui/layout.module.css'
import { AnimationCard } from '../components/gallery/animation-card'
import styles from '../components/gallery/gallery.module.css'
import { GalleryToolbar } from '../components/gallery/gallery-toolbar'
import { StartRow } from '../components/gallery/start-row'
import { LostDrawing } from '../components/saving/lost-drawing'
import { canDraw } from '../model/animation-access'
import { createNewAnimationLink } from '../model/editor-link'

/** Every animation a person may see; staff also start new ones here. */
export function AnimationListPage() {
  const { t } = useTranslation('animator')
  const session = useSession()
  const [filter, patchFilter] = useUrlState(animationFilterSchema)
  const { data, error, refetch, isPlaceholderData } = useAnimationPage(
    filter,
    session?.user.id ?? '',
  )
  const isDrawing = canDraw(session?.profile?.role ?? null)
  const isNarrowed = filter.q !== '' || countActiveFilters(filter) > 0
  const draw = (
    <LinkButton to={createNewAnimationLink()} icon={<IconPlus size={18} stroke={1.75} />}>
      {t(data?.total === 0 && !isNarrowed ? 'gallery.draw_first' : 'gallery.draw')}
    </LinkButton>
  )

  function handlePage(page: number) {
    patchFilter({ page })
    window.scrollTo({ top: 0 })
  }

  return (
    <ListFrame
      title={t('gallery.title')}
      count={data?.total}
      action={isDrawing ? draw : undefined}
      toolbar={<GalleryToolbar filter={filter} onChange={patchFilter} />}
      pager={
        <Pager
          page={filter.page}
          pageSize={animationsPerPage}
          total={data?.total ?? 0}
          onChange={handlePage}
        />
      }
    >
      {isDrawing ? <LostDrawing /> : null}
      {isDrawing && !isNarrowed && filter.page === 1 ? (
        <QueryBoundary>
          <StartRow />
        </QueryBoundary>
      ) : null}
      {error && !data && <InlineError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton />}
      {data?.rows.length === 0 &&
        (isNarrowed || filter.page > 1 ? (
          <NoMatch onClear={() => patchFilter(animationFilterSchema.parse({}))} />
        ) : (
          <EmptyState
            title={t('gallery.empty_title')}
            text={t(isDrawing ? 'gallery.empty_text' : 'gallery.empty_family')}
            action={isDrawing ? draw : undefined}
          />
        ))}
      <ul
        className={`${layout.listGrid} ${layout.gap4} ${styles.grid}`}
        aria-label={t('gallery.list_label')}
        data-updating={isPlaceholderData || undefined}
      >
        {data?.rows.map((animation) => (
          <AnimationCard key={animation.id} animation={animation} />
        ))}
      </ul>
    </ListFrame>
  )
}
