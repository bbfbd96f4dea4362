/** One sentence per phrase. Names come in two cases: who does something, and to whom it is done. */
import type { Phrase } from './phrases'
import type { SceneTranslate } from './scene-words'
import type { Team, Who } from './who'

export function writeSentence(t: SceneTranslate, phrase: Phrase): string {
  const sentence = writePlainSentence(t, phrase)
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
}

function writePlainSentence(t: SceneTranslate, phrase: Phrase): string {
  switch (phrase.kind) {
    case 'run':
    case 'dribble':
      return writeMovement(t, phrase)
    case 'pass':
      return writePass(t, phrase)
    case 'shot': {
      const goal = phrase.isAtGoal ? 'at_goal' : 'anywhere'
      if (!phrase.who) return t(`words.loose_shot.${goal}`)
      const verb = phrase.isAfterDribble ? 'dribble_shot' : 'shot'
      return t(`words.${verb}.${goal}`, { who: writeSubject(t, phrase.who) })
    }
    case 'take': {
      const who = writeSubject(t, phrase.who)
      if (!phrase.from) return t('words.take.loose', { who })
      return t('words.take.from', { who, from: writeObject(t, phrase.from, phrase.who) })
    }
    case 'move':
      return t('words.move', { who: writeSubject(t, phrase.who) })
  }
}

function writeMovement(t: SceneTranslate, phrase: Extract<Phrase, { past: Who[] }>): string {
  const who = writeSubject(t, phrase.who)
  const past = phrase.past.map((one) => writeObject(t, one, phrase.who))
  const where = phrase.where && t(`words.where.${phrase.where}`)
  const key = `words.${phrase.kind}` as const
  if (past.length > 0) {
    return where ? t(`${key}.past_where`, { who, past, where }) : t(`${key}.past`, { who, past })
  }
  return where ? t(`${key}.where`, { who, where }) : t(`${key}.plain`, { who })
}

function writePass(t: SceneTranslate, phrase: Extract<Phrase, { kind: 'pass' }>): string {
  const { manner } = phrase
  const where = t(`words.where.${phrase.where}`)
  if (!phrase.who) {
    if (!phrase.to) return t('words.loose_pass.where', { where })
    return t('words.loose_pass.to', { to: writeObject(t, phrase.to, null) })
  }
  const who = writeSubject(t, phrase.who)
  const verb = `words.${phrase.isAfterDribble ? 'dribble_pass' : 'pass'}` as const
  if (!phrase.to) return t(`${verb}.where.${manner}`, { who, where })
  const to = writeObject(t, phrase.to, phrase.who)
  return t(`${verb}.${phrase.isAhead ? 'ahead' : 'to'}.${manner}`, { who, to })
}

/** As the one who acts: "a green player", "ein grüner Spieler", "зеленият вратар". */
function writeSubject(t: SceneTranslate, who: Who): string {
  return writeName(t, who, 'subject')
}

/** After a preposition; "another green player" when it is described like who acts. */
function writeObject(t: SceneTranslate, who: Who, actor: Who | null): string {
  const isAlike =
    who.kind === 'player' && actor?.kind === 'player' && getTeamKey(who.of) === getTeamKey(actor.of)
  return writeName(t, who, isAlike ? 'other' : 'object')
}

function writeName(t: SceneTranslate, who: Who, role: 'subject' | 'object' | 'other'): string {
  switch (who.kind) {
    case 'labelled':
      if (!who.of) return who.label
      return t('words.names.labelled', { label: who.label, team: formatTeamName(t, who.of) })
    case 'player':
      if ('name' in who.of) return t(`words.names.player.${role}.of_team`, { team: who.of.name })
      return t(`words.names.player.${role}.${who.of.colour}`)
    case 'keeper': {
      const form = role === 'subject' ? 'subject' : 'object'
      if ('name' in who.of) return t(`words.names.keeper.${form}.of_team`, { team: who.of.name })
      return t(`words.names.keeper.${form}.${who.of.colour}`)
    }
    default:
      return t(`words.names.thing.${role === 'subject' ? 'subject' : 'object'}.${who.kind}`)
  }
}

function formatTeamName(t: SceneTranslate, team: Team): string {
  return 'name' in team ? team.name : t(`words.names.colour.${team.colour}`)
}

function getTeamKey(team: Team): string {
  return 'name' in team ? team.name : team.colour
}
