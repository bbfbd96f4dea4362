/** Each team draws a mission that the other must find out. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const secretMissions: Exercise = {
  key: 'secret-missions',
  sizes: createSizes({
    small: [34, 26],
    large: [46, 34],
    ages: [9, 12],
    level: 2,
    time: [5, 180, 60],
    more: 4,
  }),
  intensity: 'high',
  kind: { topic: 'fun', corners: ['social', 'psychological', 'tactical'] },
  draw(size) {
    const board = createBoard(size)
    board.goals('small', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.04, 0.5)
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players('a', [0.26, 0.5], [0.44, 0.16], [0.46, 0.8], [0.64, 0.46])
    const b = board.players('b', [0.42, 0.46], [0.6, 0.24], [0.62, 0.7], [0.78, 0.52])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.38, 0.34]], [b(2), [0.56, 0.2]], [ours, [0.07, 0.48]])
    board.run(
      [a(2), [0.6, 0.1]],
      [b(2), [0.66, 0.18]],
      [a(3), [0.72, 0.78]],
      [b(3), [0.72, 0.68]],
      [a(4), [0.74, 0.36]],
    )
    board.into(a(4), [0.76, 0.3], [b(4), [0.82, 0.42]], [theirs, [0.95, 0.45]])
    board.into(a(3), [0.84, 0.68], [b(3), [0.76, 0.64]], [theirs, [0.96, 0.54]])
    board.shoot([1, 0.44], [theirs, [0.96, 0.55]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Secret missions',
      aim: 'Play to a common task without betraying it, and read from the opponents’ game what they are after.',
      setup:
        'Pitch of {l} × {w} m, 3 m goals and keepers, two teams of four outfield players. The coach has mission cards, for example “goal after a wall pass”, “goal by a player who never scored”, “win the ball in their half three times”.',
      rules: [
        'Each team draws a card, reads it in a huddle and hides it.',
        'Ordinary match; whoever fulfils the mission tells the coach quietly.',
        'A mission that was done is replaced by the next card.',
        'Each team may guess the other’s mission once a round, at a stoppage.',
        'Cards are laid open and talked over at the end of each round.',
      ],
      points: [
        'Share out the mission: who does what for it?',
        'Do not forget the match: a normal goal counts as well.',
        'What do they do more often than usual? That is the clue.',
        'Praise each other without giving it away.',
      ],
      harder: ['Two missions at a time.'],
      easier: ['Missions are known to both teams.'],
      scoring: 'Goal: one. Mission: two. Right guess: two. Wrong guess: minus one.',
      question: 'What gave the others’ mission away?',
      fault: 'One player tries to fulfil the mission alone.',
    },
    de: {
      title: 'Geheimauftrag',
      aim: 'Gemeinsam einen Auftrag verfolgen, ohne ihn zu verraten, und am Spiel der anderen ablesen, was sie vorhaben.',
      setup:
        'Feld von {l} × {w} m, Drei-Meter-Tore mit Torhütern, vier gegen vier Feldspieler. Der Trainer hat Auftragskarten, etwa „Tor nach Doppelpass“, „Tor durch jemanden, der noch nie traf“, „dreimal Ballgewinn in ihrer Hälfte“.',
      rules: [
        'Jedes Team zieht eine Karte, liest sie im Kreis und versteckt sie.',
        'Normales Spiel; wer den Auftrag erfüllt, sagt es leise dem Trainer.',
        'Für einen erfüllten Auftrag gibt es die nächste Karte.',
        'Einmal je Durchgang darf jedes Team den fremden Auftrag raten, bei einer Unterbrechung.',
        'Am Ende des Durchgangs werden die Karten aufgedeckt und besprochen.',
      ],
      points: [
        'Den Auftrag verteilen: Wer tut was dafür?',
        'Das Spiel nicht vergessen: Auch ein normales Tor zählt.',
        'Was tun sie öfter als sonst? Das ist die Spur.',
        'Einander loben, ohne sich zu verraten.',
      ],
      harder: ['Zwei Aufträge gleichzeitig.'],
      easier: ['Beide Teams kennen alle Aufträge.'],
      scoring: 'Tor: einer. Auftrag: zwei. Richtig geraten: zwei. Falsch: minus einer.',
      question: 'Was hat den Auftrag der anderen verraten?',
      fault: 'Einer will den Auftrag allein erfüllen.',
    },
    bg: {
      title: 'Тайна мисия',
      aim: 'Обща задача, без да я издавате, и разгадаване на чуждата по играта на противника.',
      setup:
        'Поле {l} × {w} м, триметрови врати с вратари, два отбора по четирима полеви играчи. Треньорът има карти с мисии, например „гол след двоен пас“, „гол от играч, който още не е вкарвал“, „три отнемания в тяхната половина“.',
      rules: [
        'Всеки отбор тегли карта, прочита я в кръг и я скрива.',
        'Обикновен мач; който изпълни мисията, тихо казва на треньора.',
        'Изпълнената мисия се сменя със следваща карта.',
        'Веднъж в серия отборът може да познае чуждата мисия, при прекъсване.',
        'Накрая на серията картите се откриват и се обсъждат.',
      ],
      points: [
        'Разпределете мисията: кой какво прави за нея?',
        'Не забравяйте мача: и обикновеният гол се брои.',
        'Какво правят по-често от обикновено? Това е следата.',
        'Хвалете се, без да се издавате.',
      ],
      harder: ['Две мисии едновременно.'],
      easier: ['Мисиите са известни и на двата отбора.'],
      scoring: 'Гол – една. Мисия – две. Познато – две. Сгрешено – минус една.',
      question: 'Какво издаде мисията на другите?',
      fault: 'Един се опитва сам да изпълни мисията.',
    },
  },
}
