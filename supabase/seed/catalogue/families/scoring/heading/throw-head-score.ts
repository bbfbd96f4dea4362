/** Game with the hands: passes are thrown, goals headed. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, type Exercise } from '../../grown/kit'
import { createHeadingSizes } from './sizes'

export const throwHeadScore: Exercise = {
  key: 'throw-head-score',
  kind: { practice_type: 'conditioned_game', phase: 'game', corners: ['technical', 'social'] },
  sizes: createHeadingSizes([20, 16], [26, 18]),
  intensity: 'medium',
  more: { heading: true },
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('youth', at(0, 0.5), 0)
    drawing.goal('youth', at(1, 0.5), 180)
    const one = drawing.player('a', at(0.2, 0.4))
    const two = drawing.player('a', at(0.42, 0.2))
    const three = drawing.player('a', at(0.5, 0.72))
    const first = drawing.player('b', at(0.62, 0.34))
    const second = drawing.player('b', at(0.62, 0.68))
    const third = drawing.player('b', at(0.9, 0.5))
    const ball = drawing.ball(one)
    addBench(drawing, 3)
    drawing.together(() => {
      drawing.run(first, at(0.54, 0.28))
      drawing.pass(ball, two, { kind: 'lofted' })
    })
    drawing.together(() => {
      drawing.run(three, at(0.74, 0.64))
      drawing.run(second, at(0.7, 0.76))
      drawing.pass(ball, at(0.74, 0.64), { for: three, kind: 'lofted' })
      drawing.run(third, at(0.94, 0.42))
    })
    drawing.shot(ball, [area[0], area[1] / 2 + 1.6])
    return drawing
  },
  words: {
    en: {
      title: 'Throw, head, score',
      aim: 'Time the run to a thrown ball and head it at goal in a game without jumping duels.',
      setup:
        '{l} × {w} m, a youth goal (5 m) at each end, {ball}. Three against three, all passes are thrown underarm; the last defender may use the hands as a keeper.',
      rules: [
        'With the ball in the hands nobody may take more than three steps.',
        'Defenders only intercept; they stay an arm’s length away.',
        'A goal counts by a header from a team-mate’s throw.',
        'Ball on the ground or caught by the other team: change of possession.',
        '{most}, later goals are side-foot volleys. Headache or dizziness: stop and tell the coach.',
      ],
      points: [
        'Throw in front of the runner, with a high soft arc.',
        'Start late so that you head going forward.',
        'Eyes open, elbows low and close: space for yourself, no danger for others.',
      ],
      harder: ['Only headers into the lower half of the goal count.'],
      easier: ['A free neutral thrower beside each goal.'],
      scoring: 'Header goal two, volley goal one. Fair play: touching an opponent costs the goal.',
      question: 'Which throw made the header easy for you?',
      fault: 'Runners stand under the ball and wait for it to come down.',
    },
    de: {
      title: 'Werfen, köpfen, treffen',
      aim: 'Den Lauf zum geworfenen Ball abstimmen und aufs Tor köpfen, im Spiel ohne Luftzweikampf.',
      setup:
        '{l} × {w} m, an jedem Ende ein Jugendtor (5 m), {ball}. Drei gegen drei, gepasst wird mit Würfen von unten; der letzte Verteidiger darf wie ein Torwart die Hände nehmen.',
      rules: [
        'Mit dem Ball in der Hand sind höchstens drei Schritte erlaubt.',
        'Die Verteidiger fangen nur ab und bleiben eine Armlänge weg.',
        'Ein Tor zählt per Kopf nach Zuwurf eines Mitspielers.',
        'Ball am Boden oder vom Gegner gefangen: Ballwechsel.',
        '{most}, danach zählen Volleys mit der Innenseite. Bei Kopfweh oder Schwindel: aufhören und es dem Trainer sagen.',
      ],
      points: [
        'Vor den Läufer werfen, in hohem, weichem Bogen.',
        'Spät starten, dann köpfst du in der Vorwärtsbewegung.',
        'Augen auf, Ellbogen tief und nah: Platz für dich, keine Gefahr für andere.',
      ],
      harder: ['Nur Kopfbälle in die untere Torhälfte zählen.'],
      easier: ['Neben jedem Tor ein freier neutraler Werfer.'],
      scoring:
        'Kopfballtor zwei, Volleytor eins. Fair Play: Wer den Gegner berührt, verliert das Tor.',
      question: 'Welcher Zuwurf hat dir den Kopfball leicht gemacht?',
      fault: 'Die Läufer stehen unter dem Ball und warten, bis er herunterkommt.',
    },
    bg: {
      title: 'Хвърли, удари с глава, вкарай',
      aim: 'Навременно бягане към хвърлена топка и удар с глава към вратата, в игра без въздушни двубои.',
      setup:
        '{l} × {w} м, на двата края юношеска врата (5 м), {ball}. Трима срещу трима, подава се с хвърляне отдолу; последният защитник може да играе с ръце като вратар.',
      rules: [
        'С топка в ръцете се правят най-много три крачки.',
        'Защитниците само прихващат и стоят на една ръка разстояние.',
        'Гол се признава с глава след хвърляне от съотборник.',
        'Топка на земята или уловена от другите: смяна на притежанието.',
        '{most}, после важат волета с вътрешната част. При главоболие или замайване: спри и кажи на треньора.',
      ],
      points: [
        'Хвърляй пред бягащия, във висока мека дъга.',
        'Тръгни късно, за да удариш с глава в движение напред.',
        'Отворени очи, лактите ниско и прибрани: място за теб, без опасност за другите.',
      ],
      harder: ['Важат само удари в долната половина на вратата.'],
      easier: ['До всяка врата има свободен неутрален хвърлящ.'],
      scoring: 'Гол с глава – два, с воле – един. Честна игра: докосване на противник отменя гола.',
      question: 'Кое хвърляне направи удара с глава лесен за теб?',
      fault: 'Бягащите стоят под топката и чакат да падне.',
    },
  },
}
