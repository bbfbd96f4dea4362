import { redirect, type LoaderFunctionArgs } from 'react-router'
import { animationQueries } from '@/features/scene/api/animations'
import { openScene, type SceneFault } from '@/features/scene/model/document/open-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { removePeopleFromScene } from '@/features/scene/model/document/remove-people-from-scene'
import { schoolLookQueries } from '@/features/schools/api/school-look'
import { findShirts } from '@/features/schools/model/school-colours'
import { loadSession } from '@/features/session/api/session-store'
import type { Session } from '@/features/session/model/session'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, readSearch, requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { paths } from '@/lib/router/paths'
import { readUrlState } from '@/shared/hooks/url-state'
import { isOnPhone } from '@/shared/hooks/use-is-phone'
import { canDraw, findHomeSchool, canChange } from './model/animation-access'
import { startSchema, type Start } from './model/editor-link'
import { newId } from './model/new-id'
import { startScene } from './model/pitch-starts'
import { animationDrafts, createDraftKey } from './model/saving/animation-draft'
import type { EditorSource } from './model/saving/editor-source'
import { waitForPendingSaves, findLiveSession } from './model/saving/live-sessions'

/** A drawing that cannot be read: the page says so and opens no editor that could save over it. */
interface UnreadableSource {
  title: string
  fault: SceneFault
}

type LoadedSource = EditorSource | UnreadableSource

/** What the editor opens with; 404 for an id nobody gave out or that is not for this person. */
export async function loadAnimationToEdit(args: LoaderFunctionArgs) {
  const { params, request } = args
  const session = await loadSession()
  if (!session) throw createNotFound(request)
  if (params.id !== newId) {
    const id = requireId(args)
    return findLiveSession(id) ?? requireFound(request, loadSavedSource(session, id))
  }
  // who does not draw has nothing to do on an empty pitch
  if (!canDraw(session.profile?.role ?? null)) return redirect(paths.animator.list)
  return requireFound(
    request,
    createNewSource(session, readUrlState(startSchema, readSearch(request))),
  )
}

async function loadSavedSource(session: Session, id: string): Promise<LoadedSource> {
  await waitForPendingSaves()
  const animation = await queryClient.fetchQuery({ ...animationQueries.details(id), staleTime: 0 })
  const isReadOnly = !canChange(animation, session) || !canDraw(session.profile?.role ?? null)
  const { title, version } = animation
  const { scene, fault } = openScene(animation.scene)
  if (fault) return { title, fault }
  const draft = isReadOnly ? null : animationDrafts.read(createDraftKey(session.user.id, id))
  return {
    session: id,
    saved: { id, version, title, scene },
    title: draft?.title ?? title,
    scene: draft?.scene ?? scene,
    draft,
    schoolId: animation.school_id,
    isReadOnly,
  }
}

async function createNewSource(session: Session, start: Start): Promise<LoadedSource> {
  const schoolId = findHomeSchool(session)
  const blank = {
    session: start.lost || `new-${crypto.randomUUID()}`,
    saved: null,
    schoolId,
    isReadOnly: !canDraw(session.profile?.role ?? null),
  }
  const draft = start.lost
    ? animationDrafts.read(createDraftKey(session.user.id, start.lost))
    : null
  if (draft) return { ...blank, title: draft.title, scene: draft.scene, draft }
  if (start.from) {
    const model = await queryClient.fetchQuery(animationQueries.details(start.from))
    const { scene, fault } = openScene(model.scene)
    if (fault) return { title: model.title, fault }
    const isOurs = model.school_id === schoolId
    return {
      ...blank,
      title: model.title,
      scene: isOurs ? scene : removePeopleFromScene(scene),
      draft,
    }
  }
  const scene = startScene(start.pitch, isOnPhone())
  return { ...blank, title: '', scene: await applySchoolColours(scene, schoolId), draft }
}

/** The first team of a new drawing wears the colours of the school; without them, or offline, the usual ones. */
async function applySchoolColours(scene: Scene, schoolId: string | null): Promise<Scene> {
  if (!schoolId) return scene
  const look = await queryClient.fetchQuery(schoolLookQueries.of(schoolId)).catch(() => null)
  const shirts = look && findShirts(look)
  const [own, ...others] = scene.teams
  return shirts && own ? { ...scene, teams: [{ ...own, ...shirts }, ...others] } : scene
}
