import { useState } from 'react'
import { IconEdit, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/router/paths'
import { ActionMenu } from '@/shared/ui/action-menu'
import { LinkButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { useChangeCollection, useDeleteCollection, type Collection } from '../../api/collections'
import type { CollectionValues } from '../../model/search/collection-schema'
import { CollectionSheet } from './collection-sheet'
import { useCollectionAccess } from '../../widgets/library/use-collection-access'

const icon = { size: 18, stroke: 1.75 } as const

/** Plan from it, look through it in the library; whose it is, renames, shares and deletes it. */
export function CollectionActions({ collection }: { collection: Collection }) {
  const { t } = useTranslation('exercises')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [isEditing, setIsEditing] = useState(false)
  const { mutateAsync: change } = useChangeCollection()
  const { mutateAsync: remove } = useDeleteCollection()
  const { mayChange, isMine } = useCollectionAccess()
  const { id, title, description, visibility, items } = collection

  async function save(values: CollectionValues) {
    await change({ id, ...values })
    setIsEditing(false)
  }

  async function deleteForGood() {
    const isSure = await confirm({
      title: t('collections.delete_title'),
      text: t('collections.delete_text', { title }),
      confirmLabel: t('collections.delete'),
      isDanger: true,
    })
    if (!isSure) return
    await remove(id).then(
      () => navigate(paths.exercises.collections, { replace: true }),
      // the global toast has said what went wrong
      () => undefined,
    )
  }

  return (
    <>
      {items.length > 0 ? (
        <>
          <LinkButton
            to={`${paths.trainings.create}?collection=${id}`}
            icon={<IconPlus {...icon} />}
          >
            {t('collections.plan')}
          </LinkButton>
          <LinkButton
            kind="secondary"
            to={`${paths.exercises.library}?collection=${id}`}
            icon={<IconSearch {...icon} />}
          >
            {t('collections.search')}
          </LinkButton>
        </>
      ) : null}
      {mayChange(collection) ? (
        <ActionMenu
          label={t('collections.actions', { title })}
          items={[
            {
              label: t('collections.edit'),
              icon: <IconEdit {...icon} />,
              onSelect: () => setIsEditing(true),
            },
            {
              label: t('collections.delete'),
              icon: <IconTrash {...icon} />,
              isDanger: true,
              onSelect: () => void deleteForGood(),
            },
          ]}
        />
      ) : null}
      {isEditing ? (
        <CollectionSheet
          title={t('collections.edit')}
          values={{ title, description: description ?? '', visibility }}
          mayHide={isMine(collection)}
          onSave={save}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
    </>
  )
}
