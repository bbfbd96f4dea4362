import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { fetchAnimationVersion } from '@/features/scene/api/animations'
import { useSession } from '@/features/session/api/session-store'
import { invalidateTables } from '@/lib/query/tables'
import { href, paths } from '@/lib/router/paths'
import { quietly } from '@/lib/router/quiet-navigation'
import { useStore } from '@/lib/store'
import type { Autosave } from '../../model/saving/autosave'
import type { EditorSource, SceneHolder } from '../../model/saving/editor-source'
import { endSession, trackSave } from '../../model/saving/live-sessions'
import type { SavingState } from '../../model/saving/saving-state'
import { createSavingTabs } from './create-saving-tabs'
import { startAutosave } from './start-autosave'

export interface Saving extends Autosave {
  state: SavingState
}

/**
 * Saves what the editor holds by itself, for as long as the page is open, and what is left when it
 * closes. `source` is the one the editor was made with.
 */
export function useAutosave(holder: SceneHolder, source: EditorSource): Saving {
  const { t } = useTranslation('animator')
  const client = useQueryClient()
  const navigate = useNavigate()
  const userId = useSession()?.user.id ?? ''
  const [tabs] = useState(createSavingTabs)
  const [autosave] = useState(() =>
    startAutosave({
      holder,
      source,
      userId,
      untitled: t('saving.untitled'),
      titleOfCopy: (title) => t('gallery.copy_of', { title }).slice(0, 100),
      onAddress: (id) =>
        void navigate(href(paths.animator.editor, { id }), { replace: true, state: quietly }),
      onSaved(id, version) {
        tabs.tell({ id, version })
        void invalidateTables(client, ['animations'])
      },
    }),
  )
  const state = useStore(autosave, (saving) => saving)

  useEffect(() => {
    if (source.isReadOnly) return
    autosave.open()
    let scene = holder.getState().scene
    if (source.draft) autosave.touch()
    if (source.draft && source.saved) void autosave.noticeVersion(source.saved.version)
    const stop = holder.subscribe(() => {
      // the play-head moves 60 times a second, the document does not
      if (holder.getState().scene === scene) return
      scene = holder.getState().scene
      autosave.touch()
    })
    return () => {
      stop()
      trackSave(autosave.close())
    }
  }, [autosave, holder, source])

  useEffect(() => {
    if (source.isReadOnly) return
    const stopListening = tabs.listen(({ id, version }) => {
      if (id === autosave.getState().id) void autosave.noticeVersion(version)
    })
    async function checkVersion() {
      const { id } = autosave.getState()
      // without a connection there is nothing to learn; the save will tell
      if (id) await fetchAnimationVersion(id).then(autosave.noticeVersion, () => {})
    }
    function turn() {
      if (document.visibilityState === 'hidden') void autosave.flush()
      else void checkVersion()
    }
    const flush = () => void autosave.flush()
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('pagehide', flush)
    window.addEventListener('online', flush)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', flush)
      endSession(source.session)
    }
  }, [autosave, source, tabs])

  return { ...autosave, state }
}
