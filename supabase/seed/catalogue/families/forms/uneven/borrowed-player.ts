/** The team in front lends a player to the team behind. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const borrowedPlayer: Exercise = {
  key: 'borrowed-player',
  sizes: createSizes({
    small: [24, 18],
    large: [34, 24],
    ages: [7, 10],
    level: 1,
    time: [4, 180, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'fun', corners: ['social', 'tactical'] },
  draw(size) {
    const board = createBoard(size)
    board.goals('mini', [0, 0.5, 0], [1, 0.5, 180])
    const a = board.players('a', [0.18, 0.5], [0.36, 0.2], [0.36, 0.8], [0.6, 0.52])
    const b = board.players('b', [0.42, 0.46], [0.66, 0.28], [0.74, 0.66])
    const lent = board.players('c', [0.6, 0.84])
    board.start(a(1))
    board.pass(a(3), [b(1), [0.38, 0.58]], [b(3), [0.66, 0.7]], [lent(1), [0.66, 0.9]])
    board.into(a(4), [0.62, 0.6], [b(3), [0.72, 0.62]], [a(2), [0.56, 0.16]])
    board.into(lent(1), [0.8, 0.84], [b(3), [0.8, 0.7]], [b(2), [0.76, 0.44]])
    board.into(a(2), [0.84, 0.3], [b(3), [0.84, 0.7]], [b(1), [0.56, 0.4]])
    board.shoot([1, 0.46], [b(2), [0.86, 0.52]])
    return board.drawing
  },
  words: {
    en: {
      title: 'The borrowed player',
      aim: 'Find out what one more or one fewer changes, and play just as eagerly for the team you are lent to.',
      setup:
        'Pitch of {l} × {w} m with a mini goal at each end, two teams of four. A bib in a third colour lies ready. The drawing shows the moment after a first goal of yellow.',
      rules: [
        'Four against four until the first goal.',
        'Whoever has scored last lends a player to the others: five against three.',
        'The lent player wears the third colour and really plays for the new team.',
        'If the short team scores again, another player goes over instead.',
        'If the large team scores, the player returns and the game is even again.',
      ],
      points: [
        'One more: who is free? Look on the far side.',
        'One fewer: stay close, let them have the outside.',
        'Lent: show yourself, they will look for you.',
        'Cheer every goal of the team you are playing for.',
      ],
      harder: ['Two players are lent after two goals in a row.'],
      easier: ['The coach chooses who is lent.'],
      scoring: 'Even or with one more: one. Goal of the three: two.',
      question: 'Where was the free one when you were five?',
      fault: 'The five stand together, and the three have an easy job.',
    },
    de: {
      title: 'Der ausgeliehene Spieler',
      aim: 'Erleben, was einer mehr oder weniger verändert, und für das neue Team genauso eifrig spielen.',
      setup:
        'Feld von {l} × {w} m mit einem Minitor an jedem Ende, vier gegen vier. Ein Leibchen in dritter Farbe liegt bereit. Die Zeichnung zeigt den Moment nach einem ersten gelben Tor.',
      rules: [
        'Vier gegen vier bis zum ersten Tor.',
        'Wer zuletzt getroffen hat, leiht den anderen jemanden aus: fünf gegen drei.',
        'Der Ausgeliehene trägt die dritte Farbe und spielt wirklich für das neue Team.',
        'Trifft das kleine Team wieder, wechselt stattdessen ein anderer hinüber.',
        'Trifft das große Team, kehrt er zurück, und es steht wieder vier gegen vier.',
      ],
      points: [
        'Einer mehr: Wer ist frei? Schau auf die andere Seite.',
        'Einer weniger: eng bleiben, ihnen außen den Platz lassen.',
        'Ausgeliehen: Zeig dich, sie suchen dich.',
        'Jedes Tor des Teams bejubeln, für das du gerade spielst.',
      ],
      harder: ['Nach zwei Toren in Folge werden zwei ausgeliehen.'],
      easier: ['Der Trainer bestimmt, wer ausgeliehen wird.'],
      scoring: 'Bei Gleichzahl oder Überzahl: einer. Tor der drei: zwei.',
      question: 'Wo war der Freie, als ihr fünf wart?',
      fault: 'Die fünf stehen beieinander, und die drei haben es leicht.',
    },
    bg: {
      title: 'Играч под наем',
      aim: 'Какво променя един повече или един по-малко, и също толкова усърдна игра за новия отбор.',
      setup:
        'Поле {l} × {w} м с малка врата във всеки край, два отбора по четирима. Приготвен е потник в трети цвят. Чертежът показва момента след първи гол на жълтите.',
      rules: [
        'Четирима срещу четирима до първия гол.',
        'Който е вкарал последен, дава под наем един играч: петима срещу трима.',
        'Наетият носи третия цвят и наистина играе за новия отбор.',
        'Ако малкият отбор пак вкара, вместо него отива друг.',
        'Ако вкара големият, играчът се връща и отново са поравно.',
      ],
      points: [
        'Един повече: кой е свободен? Погледни към другата страна.',
        'Един по-малко: стойте близо, оставете им крилата.',
        'Под наем: покажи се, те те търсят.',
        'Радвай се на всеки гол на отбора, за който играеш.',
      ],
      harder: ['След два поредни гола се дават двама.'],
      easier: ['Треньорът избира кой отива под наем.'],
      scoring: 'Поравно или с един повече – една. Гол на тримата – две.',
      question: 'Къде беше свободният, когато бяхте петима?',
      fault: 'Петимата стоят накуп и на тримата им е лесно.',
    },
  },
}
