/** The third man receives between two lines of defenders. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { fullSize, youthSize } from './sizes'

export const betweenTheLines: Exercise = {
  key: 'between-the-lines',
  kind: { practice_type: 'positional_game' },
  sizes: [youthSize, fullSize],
  intensity: 'medium',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.zone(at(0.4, 0), at(0.7, 1))
    drawing.goal('mini', at(1, 0.25), 180)
    drawing.goal('mini', at(1, 0.75), 180)
    const left = drawing.player('a', at(0.1, 0.28))
    const right = drawing.player('a', at(0.1, 0.74))
    const six = drawing.player('a', at(0.24, 0.5))
    const ten = drawing.player('a', at(0.52, 0.34))
    const eight = drawing.player('a', at(0.56, 0.7))
    const first = drawing.player('b', at(0.34, 0.38))
    const second = drawing.player('b', at(0.34, 0.64))
    const third = drawing.player('b', at(0.76, 0.4))
    const fourth = drawing.player('b', at(0.76, 0.66))
    const ball = drawing.ball(left)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.run(first, at(0.32, 0.44))
      drawing.run(second, at(0.32, 0.56))
      drawing.pass(ball, six)
    })
    drawing.together(() => {
      drawing.run(second, at(0.24, 0.66))
      drawing.run(ten, at(0.5, 0.5))
      drawing.pass(ball, right)
    })
    playInto(drawing, ball, eight, at(0.48, 0.76), [[fourth, at(0.62, 0.72)]])
    playInto(drawing, ball, ten, at(0.52, 0.5), [[third, at(0.72, 0.44)]])
    moveAll(drawing, [ten, at(0.66, 0.46)], [eight, at(0.8, 0.8)], [third, at(0.74, 0.46)])
    drawing.pass(ball, at(1, 0.75))
    return drawing
  },
  words: {
    en: {
      title: 'Third man between the lines',
      aim: 'Play past a first line by way of a player with the back to goal, so that the next one receives between the lines and faces forward.',
      setup:
        '{l} × {w} m with a zone across the middle and two mini goals at the far end. Three build at the near end against a front pair of two, two attackers wait in the zone, two defenders behind it. {n} players, six balls with the coach.',
      rules: [
        'The three circulate until a pass into the zone is possible.',
        'The first in the zone sets the ball to somebody who faces forward: the other attacker or the six.',
        'From then on two attackers and the six play at the mini goals.',
        'Only one back defender may step into the zone, the other covers.',
        'A ball won goes back to the coach; roles change between front pair and builders after each round.',
      ],
      points: [
        'Builders: play the second line when the front pair moves, not while it stands.',
        'Attackers in the zone: one on the ball’s side shows, the other hides behind a defender.',
        'Set the ball into the sight of the third, never into a crowd.',
        'The six: follow the pass at once, you are often the free third man.',
      ],
      harder: ['The front pair may drop into the zone after the pass.'],
      easier: ['Three attackers in the zone instead of two.'],
      scoring:
        'Third man facing forward between the lines: one point. Mini goal from there: two more.',
      question: 'When the first attacker was marked, who was automatically free?',
      fault: 'The attacker in the zone tries to turn against a marker instead of setting the ball.',
    },
    de: {
      title: 'Der Dritte zwischen den Linien',
      aim: 'Über einen Mitspieler mit dem Rücken zum Tor die erste Linie überspielen, damit der Nächste dazwischen mit Blick nach vorn annimmt.',
      setup:
        '{l} × {w} m mit einer Querzone in der Mitte und zwei Minitoren am hinteren Ende. Vorn bauen drei gegen zwei Anläufer auf, in der Zone warten zwei Angreifer, dahinter zwei Verteidiger. {n} Spieler, sechs Bälle beim Trainer.',
      rules: [
        'Die drei lassen den Ball laufen, bis ein Pass in die Zone möglich ist.',
        'Der Erste in der Zone legt auf einen mit Blick nach vorn ab: den anderen Angreifer oder den Sechser.',
        'Ab dann spielen beide Angreifer und der Sechser auf die Minitore.',
        'Nur ein Verteidiger darf in die Zone herausrücken, der andere sichert.',
        'Gewonnene Bälle gehen zum Trainer; nach jedem Durchgang tauschen Anläufer und Aufbau.',
      ],
      points: [
        'Aufbau: in die zweite Linie spielen, während die Anläufer sich bewegen.',
        'Angreifer: ballnah zeigt sich einer, der andere versteckt sich im Rücken eines Gegners.',
        'Ins Blickfeld des Dritten ablegen, nie ins Getümmel.',
        'Sechser: dem Pass sofort nach, oft bist du der freie Dritte.',
      ],
      harder: ['Die Anläufer dürfen nach dem Pass in die Zone zurück.'],
      easier: ['Drei Angreifer in der Zone statt zwei.'],
      scoring:
        'Der Dritte mit Blick nach vorn zwischen den Linien: ein Punkt. Minitor daraus: zwei dazu.',
      question: 'Wer war automatisch frei, als der erste Angreifer gedeckt wurde?',
      fault: 'Der Angreifer in der Zone dreht gegen den Gegner auf, statt abzulegen.',
    },
    bg: {
      title: 'Третият човек между линиите',
      aim: 'Преминаване на първата линия през съотборник с гръб към вратата, за да получи следващият между линиите с лице напред.',
      setup:
        '{l} × {w} м с напречна зона в средата и две малки врати в далечния край. Отзад трима изнасят срещу двама пресиращи, в зоната са двама нападатели, зад нея двама защитници. {n} играчи, шест топки при треньора.',
      rules: [
        'Тримата въртят топката, докато стане възможен пас в зоната.',
        'Първият в зоната пуска на играч с лице напред: другия нападател или опорния.',
        'От този миг двамата нападатели и опорният атакуват малките врати.',
        'Само един защитник може да излезе в зоната, другият подсигурява.',
        'Отнетата топка отива при треньора; след всяка серия пресиращи и изнасящи се сменят.',
      ],
      points: [
        'Изнасящи: играйте към втората линия, докато пресиращите се движат.',
        'Нападатели: единият се показва откъм топката, другият се крие зад защитник.',
        'Пускай в полезрението на третия, никога в тълпата.',
        'Опорен: веднага след паса, често ти си свободният трети.',
      ],
      harder: ['Пресиращите могат да се връщат в зоната след паса.'],
      easier: ['Трима нападатели в зоната вместо двама.'],
      scoring: 'Трети с лице напред между линиите – точка. Гол в малка врата оттам – още две.',
      question: 'Кой остана свободен, когато първият нападател беше покрит?',
      fault: 'Нападателят в зоната се обръща срещу пазача, вместо да пусне топката.',
    },
  },
}
