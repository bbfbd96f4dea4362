/**
 * Texts of a drawing that name a player of the club, before strangers may see them. Names of figures
 * are taken out of every link by the database; what is written freely is only found by reading it.
 */
import { findMentions, replaceMentions, type SquadName } from '@/features/people/model/mentions'
import type { Quiz, Scene } from '@/features/scene/model/document/scene-schema'

interface Drawing {
  title: string
  scene: Scene
}

/** Texts that hold a first or last name of the squad as a whole word, each once. */
export function findNamedTexts(drawing: Drawing, squad: readonly SquadName[]): string[] {
  const texts: string[] = []
  mapTexts(drawing, (text) => {
    texts.push(text)
    return text
  })
  return findMentions(texts, squad)
}

/** The same drawing with the shirt number, or the initials, in place of each name. */
export function replaceNames(drawing: Drawing, squad: readonly SquadName[]): Drawing {
  return mapTexts(drawing, (text) => replaceMentions(text, squad))
}

function mapTexts({ title, scene }: Drawing, change: (text: string) => string): Drawing {
  const mapLabel = <Thing extends object>(thing: Thing): Thing =>
    'label' in thing && typeof thing.label === 'string'
      ? { ...thing, label: change(thing.label) }
      : thing
  return {
    title: change(title),
    scene: {
      ...scene,
      teams: scene.teams.map((team) => ({ ...team, name: change(team.name) })),
      objects: scene.objects.map(mapLabel),
      drawings: scene.drawings.map((drawn) =>
        drawn.kind === 'text' ? { ...drawn, text: change(drawn.text) } : mapLabel(drawn),
      ),
      steps: scene.steps.map((step) => ({
        ...step,
        name: change(step.name),
        note: change(step.note),
      })),
      freezes: scene.freezes.map((freeze) => ({
        ...freeze,
        question: change(freeze.question),
        ...(freeze.quiz && { quiz: mapQuiz(freeze.quiz, change) }),
      })),
    },
  }
}

function mapQuiz(quiz: Quiz, change: (text: string) => string): Quiz {
  const explanation =
    quiz.explanation === undefined ? {} : { explanation: change(quiz.explanation) }
  if (quiz.kind === 'tap') return { ...quiz, ...explanation }
  return { ...quiz, answers: quiz.answers.map(change), ...explanation }
}
