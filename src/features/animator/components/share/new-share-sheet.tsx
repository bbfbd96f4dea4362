import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberToken, toFullAddress } from '@/features/scene/widgets/share/known-token'
import { MadeLink } from '@/features/scene/widgets/share/made-link'
import { NamedTextsNote } from '@/features/scene/widgets/share/named-texts-note'
import { href, paths } from '@/lib/router/paths'
import type { ShareLifetime } from '@/lib/share-lifetime'
import { Button } from '@/shared/ui/button'
import { LifetimeChoice } from '@/shared/ui/share/lifetime-choice'
import { Sheet } from '@/shared/ui/sheet'
import { useCreateShare } from '../../api/animation-shares'
import { useNamedTexts, type SharedDrawing } from './use-named-texts'

interface NewShareSheetProps {
  drawing: SharedDrawing
  onClose: () => void
}

/** Makes a link and shows it; this device keeps it to be copied again. Names in texts are asked about. */
export function NewShareSheet({ drawing, onClose }: NewShareSheetProps) {
  const { t } = useTranslation(['animator', 'scene'])
  const [lifetime, setLifetime] = useState<ShareLifetime>('month')
  const named = useNamedTexts(drawing)
  const create = useCreateShare()
  const token = create.data?.token
  const hasNames = named.texts.length > 0

  function share() {
    create.mutate(
      { animationId: drawing.id, lifetime },
      { onSuccess: (made) => made && rememberToken(made.share_id, made.token) },
    )
  }

  async function replaceWithoutNames() {
    // the global toast has said why not
    const isReplaced = await named.replace().then(
      () => true,
      () => false,
    )
    if (isReplaced) share()
  }

  if (token) {
    const address = toFullAddress(href(paths.animator.shared, { token }))
    return <MadeLink address={address} onClose={onClose} />
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('scene:share.create')}
      footer={
        hasNames ? (
          <>
            <Button kind="secondary" busy={create.isPending} onClick={share}>
              {t('scene:share.anyway')}
            </Button>
            <Button busy={named.isSaving} onClick={() => void replaceWithoutNames()}>
              {t('share.replace')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="secondary" onClick={onClose}>
              {t('gallery.cancel')}
            </Button>
            <Button busy={create.isPending || named.isLoading} onClick={share}>
              {t('scene:share.make')}
            </Button>
          </>
        )
      }
    >
      {hasNames ? <NamedTextsNote texts={named.texts} /> : null}
      <LifetimeChoice value={lifetime} onChange={setLifetime} />
    </Sheet>
  )
}
