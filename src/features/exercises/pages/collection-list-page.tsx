import { useState } from 'react'
import { IconFolderPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import { BackLink } from '@/shared/ui/patterns/back-link'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useCollections, useCreateCollection } from '../api/collections'
import { CollectionRow } from '../components/collections/collection-row'
import { CollectionSheet } from '../components/collections/collection-sheet'
import { useCollectionAccess } from '../widgets/library/use-collection-access'
import type { CollectionValues } from '../model/search/collection-schema'

/** My collections of exercises and those the school shares. */
export function CollectionListPage() {
  const { t } = useTranslation('exercises')
  const navigate = useNavigate()
  const { isStaff, schoolId, isMine } = useCollectionAccess()
  const { data, error, refetch } = useCollections(isStaff)
  const { mutateAsync: create } = useCreateCollection()
  const [isNaming, setIsNaming] = useState(false)
  const collections = isStaff ? data : []

  async function save(values: CollectionValues) {
    if (!schoolId) return
    const { id } = await create({ ...values, school_id: schoolId })
    await navigate(href(paths.exercises.collection, { id }))
  }

  const button = schoolId ? (
    <Button icon={<IconFolderPlus size={18} stroke={1.75} />} onClick={() => setIsNaming(true)}>
      {t('collections.new')}
    </Button>
  ) : null
  return (
    <>
      <BackLink to={paths.exercises.library} label={t('exercise.back')} />
      <ListFrame
        title={t('collections.title')}
        count={collections?.length}
        action={isStaff && collections && collections.length > 0 ? button : null}
      >
        {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
        {isStaff && !data && !error ? <ListSkeleton rows={4} /> : null}
        {collections?.length === 0 ? (
          <EmptyState
            title={t('collections.empty_title')}
            text={isStaff ? t('collections.empty_text') : t('collections.staff_only')}
            action={isStaff ? button : null}
          />
        ) : null}
        <ul className={layout.listGrid2}>
          {collections?.map((collection) => (
            <CollectionRow
              key={collection.id}
              collection={collection}
              isMine={isMine(collection)}
            />
          ))}
        </ul>
        {isNaming ? (
          <CollectionSheet
            title={t('collections.new')}
            onSave={save}
            onClose={() => setIsNaming(false)}
          />
        ) : null}
      </ListFrame>
    </>
  )
}
