/** Underlap: the eight runs between full-back and centre-back. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const insideLane: Exercise = {
  key: 'inside-lane',
  sizes: [
    createGoalSize('youth', { area: [30, 26], ages: [11, 13], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [40, 34], ages: [14, 99], level: 4, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const eight = drawing.player('a', at(0.2, 0.42))
    const winger = drawing.player('a', at(0.5, 0.06))
    const striker = drawing.player('a', at(0.56, 0.6))
    drawing.player('a', at(0.04, 0.6))
    const fullBack = drawing.player('b', at(0.6, 0.14))
    const centre = drawing.player('b', at(0.66, 0.5))
    const six = drawing.player('b', at(0.4, 0.5))
    const ball = drawing.ball(eight)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.pass(ball, winger)
      drawing.run(fullBack, at(0.56, 0.12))
      drawing.run(six, at(0.4, 0.36))
    })
    drawing.together(() => {
      drawing.run(winger, at(0.54, 0.04))
      drawing.run(eight, at(0.46, 0.26))
      drawing.run(six, at(0.46, 0.36))
    })
    playInto(drawing, ball, eight, at(0.74, 0.2), [
      [fullBack, at(0.62, 0.14)],
      [centre, at(0.86, 0.3)],
      [striker, at(0.74, 0.66)],
      [six, at(0.58, 0.36)],
    ])
    playInto(drawing, ball, striker, at(0.8, 0.6))
    drawing.shot(ball, placeShot(0.7))
    return drawing
  },
  words: {
    en: {
      title: 'Inside lane: the underlap',
      aim: 'Run through the gap between full-back and centre-back while the winger holds the width.',
      setup:
        '{l} × {w} m, {goal} with a keeper. A midfielder with balls and another waiting, a winger on the line and a striker against full-back, centre-back and a tracking midfielder.',
      rules: [
        'The midfielder plays wide and the full-back steps out to the winger.',
        'The midfielder runs through the inside lane behind the full-back.',
        'The winger plays the ball between the two defenders along the ground.',
        'Square it for the striker, or shoot if the centre-back stays away.',
        'If the tracking player follows, the winger cuts in; new midfielder for the next ball.',
      ],
      points: [
        'Winger: feet on the line. If you come inside, you close the lane yourself.',
        'Start the run while the full-back is moving out, chest towards the winger.',
        'Slide the pass across the full-back’s front foot, firm and flat.',
        'Striker: stay away from the lane, attack the far half of the goal.',
      ],
      harder: ['The centre-back may shut the lane before the pass.', 'Winger with two touches.'],
      easier: ['Without the tracking midfielder.'],
      scoring:
        'Pass received in the inside lane: one point. Goal from it: three. Interception: two.',
      question: 'Who opened the lane: full-back, winger or centre-back?',
      fault: 'The run goes towards the winger’s line, so two attackers share one defender.',
    },
    de: {
      title: 'Innere Bahn: vorderlaufen',
      aim: 'Durch die Lücke zwischen Außen- und Innenverteidiger stoßen, während der Flügel die Breite hält.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Ein Mittelfeldspieler mit Bällen, ein zweiter wartet, ein Flügelspieler an der Linie und ein Stürmer gegen Außenverteidiger, Innenverteidiger und einen Verfolger aus dem Mittelfeld.',
      rules: [
        'Pass nach außen, der Außenverteidiger rückt zum Flügel heraus.',
        'Der Mittelfeldspieler läuft in der inneren Bahn hinter ihn.',
        'Der Flügelspieler passt flach zwischen beiden Verteidigern durch.',
        'Quer auf den Stürmer oder Schuss, wenn der Innenverteidiger wegbleibt.',
        'Geht der Verfolger mit, zieht der Flügel nach innen; danach ein neuer Mittelfeldspieler.',
      ],
      points: [
        'Flügel: Füße an die Linie. Wer einrückt, schließt die Bahn selbst.',
        'Loslaufen, während der Gegner herausrückt, die Brust zum Flügel.',
        'Den Pass hart und flach am vorderen Fuß des Gegners vorbeischieben.',
        'Stürmer: die Bahn frei lassen und die lange Torseite angreifen.',
      ],
      harder: [
        'Der Innenverteidiger darf die Bahn vor dem Pass schließen.',
        'Flügel mit zwei Kontakten.',
      ],
      easier: ['Ohne den Verfolger aus dem Mittelfeld.'],
      scoring: 'Angekommener Pass in der inneren Bahn eins, Tor daraus drei, Abfangen zwei.',
      question: 'Wer hat die Bahn geöffnet: Außenverteidiger, Flügel oder Innenverteidiger?',
      fault: 'Der Lauf geht zum Flügel hin, zwei Angreifer teilen sich einen Gegner.',
    },
    bg: {
      title: 'Вътрешен коридор: бягане отвътре',
      aim: 'Бягане през пролуката между бека и централния защитник, докато крилото държи ширината.',
      setup:
        '{l} × {w} м, {goal} с вратар. Халф с топки, втори чака, крило на линията и нападател срещу бек, централен защитник и преследващ халф.',
      rules: [
        'Пас към крилото и бекът излиза срещу него.',
        'Халфът тича по вътрешния коридор зад бека.',
        'Крилото подава по земята между двамата защитници.',
        'Напречно към нападателя или удар, ако централният не излезе.',
        'Ако преследващият догони, крилото влиза навътре; после започва нов халф.',
      ],
      points: [
        'Крило: стой на линията. Който се прибира, сам затваря коридора.',
        'Тръгни, докато бекът излиза, с гърди към крилото.',
        'Пусни паса твърдо и ниско край предния крак на бека.',
        'Нападател: освободи коридора и атакувай далечната половина на вратата.',
      ],
      harder: ['Централният може да затвори коридора преди паса.', 'Крилото с две докосвания.'],
      easier: ['Без преследващия халф.'],
      scoring: 'Получен пас във вътрешния коридор – точка, гол от него – три, прихващане – две.',
      question: 'Кой отвори коридора: бекът, крилото или централният защитник?',
      fault: 'Бягането е към крилото и двама нападатели занимават един защитник.',
    },
  },
}
