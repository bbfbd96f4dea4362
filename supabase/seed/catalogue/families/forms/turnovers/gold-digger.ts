/** The zone where the ball is won decides what the goal is worth. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const goldDigger: Exercise = {
  key: 'gold-digger',
  sizes: createSizes({
    small: [42, 30],
    large: [58, 40],
    ages: [11, 13],
    level: 3,
    time: [5, 180, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.25, 1], [0.5, 0, 0.75, 1])
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.04, 0.5)
    const theirs = board.keeper('b', 0.96, 0.5)
    const b = board.players('b', [0.84, 0.34], [0.86, 0.7], [0.66, 0.5], [0.5, 0.16], [0.46, 0.8])
    const a = board.players(
      'a',
      [0.74, 0.4],
      [0.72, 0.64],
      [0.58, 0.44],
      [0.36, 0.24],
      [0.34, 0.68],
    )
    board.start(b(1))
    board.pass(b(2), [a(1), [0.78, 0.52]], [a(2), [0.76, 0.66]], [theirs, [0.97, 0.56]])
    board.pass(b(3), [a(3), [0.62, 0.48]], [a(2), [0.76, 0.6]], [b(1), [0.84, 0.2]])
    board.into(a(3), [0.63, 0.5], [b(3), [0.68, 0.54]])
    board.into(
      a(1),
      [0.8, 0.42],
      [b(1), [0.88, 0.34]],
      [b(2), [0.9, 0.6]],
      [theirs, [0.96, 0.46]],
      [a(4), [0.5, 0.26]],
    )
    board.shoot([1, 0.57], [theirs, [0.965, 0.46]], [ours, [0.08, 0.5]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Gold digger',
      aim: 'Win the ball where it pays most, and turn the win into a chance with the first pass.',
      setup:
        'Pitch of {l} × {w} m in four equal bands, youth goals with keepers, two teams of five outfield players.',
      rules: [
        'The band in which the ball is won, counted from your own goal, gives the value of the attack: one to four.',
        'A goal pays this value if it is scored within ten seconds of the win.',
        'After ten seconds any goal pays one.',
        'A ball that goes out is brought in by the keeper and starts without a value.',
        'The coach calls the value aloud at each win.',
      ],
      points: [
        'High value: go at once, no pass back.',
        'Low value: secure first, an attack without hurry pays one as well.',
        'Press together where gold lies; nobody alone.',
        'After the win the first pass goes past an opponent, not sideways.',
      ],
      harder: ['Eight seconds, and the value falls by one with each pass back.'],
      easier: ['Two halves instead of four bands: one and three points.'],
      scoring: 'Value of the band within ten seconds, otherwise one.',
      question: 'Was it worth pressing high, or did they earn more behind you?',
      fault: 'The ball is won high up, and the first pass goes back to the keeper.',
    },
    de: {
      title: 'Goldgräber',
      aim: 'Den Ball dort erobern, wo es sich am meisten lohnt, und mit dem ersten Pass eine Chance daraus machen.',
      setup:
        'Feld von {l} × {w} m in vier gleichen Streifen, Jugendtore mit Torhütern, fünf gegen fünf Feldspieler.',
      rules: [
        'Der Streifen der Eroberung, vom eigenen Tor gezählt, bestimmt den Wert des Angriffs: eins bis vier.',
        'Diesen Wert bringt ein Tor binnen zehn Sekunden.',
        'Später zählt jedes Tor einen Punkt.',
        'Nach einem Aus spielt der Torhüter ein, dieser Angriff hat keinen Wert.',
        'Bei jedem Ballgewinn ruft der Trainer den Wert laut.',
      ],
      points: [
        'Hoher Wert: sofort los, kein Pass zurück.',
        'Niedriger Wert: erst sichern, auch ein ruhiger Angriff bringt einen Punkt.',
        'Gemeinsam pressen, wo Gold liegt; niemand allein.',
        'Der erste Pass geht an einem Gegner vorbei, nicht quer.',
      ],
      harder: ['Acht Sekunden, und jeder Rückpass senkt den Wert um eins.'],
      easier: ['Zwei Hälften statt vier Streifen: ein und drei Punkte.'],
      scoring: 'Wert des Streifens binnen zehn Sekunden, sonst einer.',
      question: 'Hat sich hohes Pressing gelohnt, oder verdienten sie mehr in eurem Rücken?',
      fault: 'Vorn erobert, und der erste Pass geht zurück zum Torhüter.',
    },
    bg: {
      title: 'Златотърсачи',
      aim: 'Отнемане там, където се плаща най-много, и превръщането му в шанс с първия пас.',
      setup:
        'Поле {l} × {w} м на четири равни ивици, юношески врати с вратари, два отбора по петима полеви играчи.',
      rules: [
        'Ивицата на отнемането, броена от своята врата, дава стойността на атаката: от едно до четири.',
        'Голът носи тази стойност, ако е до десет секунди.',
        'По-късно всеки гол носи една точка.',
        'След аут вратарят вкарва топката и тази атака няма стойност.',
        'При всяко отнемане треньорът вика стойността.',
      ],
      points: [
        'Висока стойност: веднага напред, без пас назад.',
        'Ниска стойност: първо сигурност, и спокойната атака носи точка.',
        'Пресирайте заедно там, където има злато; никой сам.',
        'Първият пас минава покрай противник, не напречно.',
      ],
      harder: ['Осем секунди и всеки пас назад сваля стойността с едно.'],
      easier: ['Две половини вместо четири ивици: една и три точки.'],
      scoring: 'Стойността на ивицата до десет секунди, иначе една.',
      question: 'Струваше ли си високата преса, или те печелеха повече зад гърба ви?',
      fault: 'Отнемате високо, а първият пас е назад към вратаря.',
    },
  },
}
