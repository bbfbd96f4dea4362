/** A diagonal to the winger, who controls and takes on at once. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const softTouchAndGo: Exercise = {
  key: 'soft-touch-and-go',
  sizes: createSizes([[26, 22], [11, 14], 3, [6, 75, 60]], [[36, 32], [15, 99], 4, [6, 90, 60]]),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('small', at(1, 0.5), 180)
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const passer = drawing.player('a', at(0.16, 0.82))
    const winger = drawing.player('a', at(0.5, 0.1))
    const striker = drawing.player('a', at(0.6, 0.74))
    drawing.ball(drawing.player('a', at(0.04, 0.9)))
    const back = drawing.player('b', at(0.72, 0.3))
    const ball = drawing.ball(passer)
    drawing.together(() => {
      drawing.run(winger, at(0.54, 0.12))
      drawing.run(back, at(0.66, 0.2))
      drawing.pass(ball, at(0.54, 0.12), { for: winger, kind: 'lofted' })
    })
    moveAll(
      drawing,
      [winger, at(0.62, 0.1), at(0.78, 0.12), at(0.82, 0.24)],
      [back, at(0.7, 0.2), at(0.76, 0.28)],
      [striker, at(0.78, 0.68)],
    )
    drawing.shot(ball, [area[0], area[1] / 2 + 1.1])
    return drawing
  },
  words: {
    en: {
      title: 'Soft touch, then at the full-back',
      aim: 'Kill a long diagonal with the first touch so that the second one already attacks the full-back.',
      setup:
        'Half a flank of {l} × {w} m with a 3 m goal and a keeper. Two passers with balls deep on the far side, a winger on the touchline, a striker in the middle, one full-back ten metres from the winger.',
      rules: [
        'The passer switches the ball to the winger, in the air or driven.',
        'The full-back may start when the ball leaves the passer’s foot.',
        'First touch forward if the full-back is late, inside if they are on top of you.',
        'Take on and shoot, or cut back to the striker.',
        'Places change clockwise after each ball; the full-back stays for six.',
      ],
      points: [
        'Wait on your toes, side-on, and look at the full-back while the ball flies.',
        'Take the pace off with a foot that gives way: inside, laces or thigh.',
        'The touch goes where the full-back is not coming from.',
        'Attack before they can set their feet.',
      ],
      harder: ['A second defender doubles up three seconds after the first touch.'],
      easier: ['The pass comes on the ground from a nearer cone.'],
      scoring: 'Past the full-back within three touches: two points; a goal adds one.',
      question: 'How much time did the flight of the ball give you, and what did you see in it?',
      fault: 'The ball is stopped under the foot and the duel starts from a stand.',
    },
    de: {
      title: 'Weich annehmen und auf den Verteidiger',
      aim: 'Den langen Diagonalball so annehmen, dass schon der zweite Kontakt den Außenverteidiger angreift.',
      setup:
        'Flügelraum von {l} × {w} m mit Drei-Meter-Tor und Torwart. Zwei Passgeber mit Bällen tief auf der anderen Seite, ein Flügel an der Linie, ein Stürmer in der Mitte, zehn Meter vom Flügel ein Außenverteidiger.',
      rules: [
        'Der Passgeber verlagert auf den Flügel, hoch oder scharf flach.',
        'Der Verteidiger startet, wenn der Ball den Fuß verlässt.',
        'Erster Kontakt nach vorn, wenn er spät kommt, nach innen, wenn er da ist.',
        'Dribbeln und schießen oder auf den Stürmer ablegen.',
        'Nach jedem Ball rücken alle im Uhrzeigersinn; der Verteidiger bleibt sechs Bälle.',
      ],
      points: [
        'Auf dem Vorfuß, seitlich warten und während des Flugs zum Gegner schauen.',
        'Mit nachgebendem Fuß die Schärfe nehmen: Innenseite, Spann oder Oberschenkel.',
        'Die Annahme geht dorthin, woher der Gegner nicht kommt.',
        'Angreifen, bevor er richtig steht.',
      ],
      harder: ['Drei Sekunden nach der Annahme doppelt ein zweiter Verteidiger.'],
      easier: ['Der Pass kommt flach von einem näheren Hütchen.'],
      scoring: 'Mit drei Kontakten am Verteidiger vorbei: zwei Punkte; ein Tor bringt einen dazu.',
      question: 'Wie viel Zeit gab dir der Flug des Balls, und was hast du dabei gesehen?',
      fault: 'Der Ball wird totgestoppt, das Duell beginnt aus dem Stand.',
    },
    bg: {
      title: 'Меко овладяване и срещу бека',
      aim: 'Овладяване на дълъг диагонал така, че още второто докосване да атакува бека.',
      setup:
        'Фланг {l} × {w} м с триметрова врата и вратар. Двама подаващи с топки дълбоко на другата страна, крило до тъчлинията, нападател в средата и бек на десет метра от крилото.',
      rules: [
        'Подаващият прехвърля към крилото – по въздух или с остър пас по земя.',
        'Бекът тръгва, щом топката напусне крака.',
        'Първо докосване напред, ако бекът закъснява, навътре, ако вече е дошъл.',
        'Дрибъл и удар или връщане към нападателя.',
        'След всяка топка всички се местят по часовника; бекът остава за шест топки.',
      ],
      points: [
        'Чакай на пръсти, странично, и гледай бека, докато топката лети.',
        'Убий скоростта с отстъпващ крак: вътрешна част, горна част или бедро.',
        'Докосването е натам, откъдето бекът не идва.',
        'Атакувай, преди да се е подредил.',
      ],
      harder: ['Три секунди след овладяването идва втори защитник.'],
      easier: ['Пасът е по земя от по-близък конус.'],
      scoring: 'Покрай бека с три докосвания – две точки, гол – още една.',
      question: 'Колко време ти даде полетът на топката и какво видя през него?',
      fault: 'Топката се спира под крака и дуелът започва от място.',
    },
  },
}
