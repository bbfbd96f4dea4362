import { useEffect, useRef, useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { rotationQueries, useSaveRotation } from '@/features/matches/api/rotation'
import type { RotationRules, StoredRotation } from '@/features/matches/model/rotation/rotation-row'
import { createDefaultRules, fitToSquad } from '../model/default-rules'
import { countParts, setLock, type RotationResult, type Turns } from '../model/rotation'
import { runSolver } from '../model/run-solver'
import type { RotationGame } from './use-rotation-game'

interface Plan {
  rules: RotationRules
  turns: Turns
}

/** A plan while it is edited: rules, cells set by hand, solving, saving, and who was faster. */
export function useRotation(game: RotationGame) {
  const { match, hasKeeper, schoolShare } = game
  const { data: stored } = useSuspenseQuery(rotationQueries.of(match.id))
  const createPlan = () => (stored ? fitPlan(stored, game) : null)
  const startPlan = (): Plan => ({
    rules: createDefaultRules(match, hasKeeper, schoolShare),
    turns: {},
  })
  const [saved, setSaved] = useState<Plan | null>(createPlan)
  const [seenAt, setSeenAt] = useState(stored?.updated_at ?? null)
  const [plan, setPlan] = useState<Plan>(() => saved ?? startPlan())
  const [outcome, setOutcome] = useState<RotationResult | null>(null)
  const [isSolving, setIsSolving] = useState(false)
  const generation = useRef(0)
  const save = useSaveRotation(match.id)
  const problem = game.createProblem(plan.rules)

  async function solve(rules: RotationRules) {
    generation.current += 1
    const own = generation.current
    setIsSolving(true)
    const result = await runSolver(game.createProblem(rules))
    // a later question has its own answer
    if (own !== generation.current) return
    setIsSolving(false)
    setOutcome(result)
    setPlan(({ turns }) => ({ rules, turns: result.kind === 'plan' ? result.turns : turns }))
  }

  const storedAt = stored?.updated_at ?? null
  const isOther = !save.isPending && storedAt !== seenAt
  const isDirty = JSON.stringify(saved) !== JSON.stringify(plan)

  function load() {
    const next = createPlan()
    setSeenAt(storedAt)
    setSaved(next)
    setPlan(next ?? startPlan())
    setOutcome(null)
  }

  if (isOther && !isDirty && !isSolving) load()

  const isEmpty = Object.keys(plan.turns).length === 0
  useFirstPlan(isEmpty && game.players.length > 0, () => void solve(plan.rules))

  return {
    problem,
    rules: plan.rules,
    turns: plan.turns,
    isSolving,
    isEmpty,
    outcome,
    isDirty,
    save,
    /** Somebody else has saved while this was edited. */
    isOvertaken: isDirty && isOther,
    takeTheirs: () => {
      // what is being planned no longer counts
      generation.current += 1
      setIsSolving(false)
      save.reset()
      load()
    },
    /** The next save replaces what the other one saved. */
    keepMine: () => {
      save.reset()
      setSeenAt(storedAt)
    },
    solve: () => void solve(plan.rules),
    /** Another rule is another plan at once; cells set by hand stay. */
    setRules: (rules: RotationRules) => void solve(rules),
    /** Letters of a player by part; a dot leaves the part to the plan again. */
    setCells: (playerId: string, cells: readonly { part: number; letter: string }[]) => {
      const parts = countParts(problem)
      setOutcome(null)
      setPlan(({ rules, turns }) => {
        const row = [...(turns[playerId] ?? 'b'.repeat(parts))]
        let next = rules
        for (const { part, letter } of cells) {
          if (letter !== '.') row[part] = letter
          next = setLock(next, { playerId, part, letter, parts })
        }
        return { rules: next, turns: { ...turns, [playerId]: row.join('') } }
      })
    },
    store: () =>
      save.mutate(
        { ...plan, seenAt },
        {
          onSuccess: (updatedAt) => {
            setSaved(plan)
            setSeenAt(updatedAt)
          },
        },
      ),
  }
}

export type Rotation = ReturnType<typeof useRotation>

/** The stored plan for those who are called up now. */
function fitPlan(stored: StoredRotation, { match, players }: RotationGame): Plan {
  const ids = players.map(({ id }) => id)
  return fitToSquad(stored, ids, match.periods)
}

/** Plans once, when the page opens on a match without a plan. */
function useFirstPlan(isWanted: boolean, plan: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isWanted || isDone.current) return
    isDone.current = true
    plan()
  })
}
