/** One up, last minute: hold the ball at the corner flag. */
import { drawPasses, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const seeItOut: Exercise = {
  key: 'see-it-out',
  kind: { topic: 'possession', corners: ['tactical', 'psychological'] },
  sizes: createSizes([[16, 14], [13, 16], 3, [8, 45, 45]], [[20, 16], [17, 99], 4, [8, 60, 60]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.gear('pole', at(1, 0))
    drawing.zone(at(0.6, 0), at(1, 0.44))
    const holder = drawing.player('a', at(0.6, 0.2))
    const helper = drawing.player('a', at(0.46, 0.62))
    const one = drawing.player('b', at(0.5, 0.34))
    const two = drawing.player('b', at(0.62, 0.8))
    drawing.ball(drawing.player('a', at(0.02, 0.2)))
    drawing.player('b', at(0.02, 0.8))
    const ball = drawing.ball(holder)
    moveAll(
      drawing,
      [holder, at(0.78, 0.12), at(0.9, 0.1)],
      [one, at(0.68, 0.24), at(0.8, 0.2)],
      [helper, at(0.56, 0.5)],
      [two, at(0.7, 0.6)],
    )
    moveAll(
      drawing,
      [holder, at(0.94, 0.14)],
      [two, at(0.86, 0.42), at(0.9, 0.32)],
      [one, at(0.82, 0.12)],
      [helper, at(0.66, 0.34)],
    )
    drawPasses(drawing, ball, [helper])
    moveAll(
      drawing,
      [helper, at(0.56, 0.22), at(0.48, 0.1)],
      [one, at(0.72, 0.2)],
      [two, at(0.74, 0.36)],
      [holder, at(0.84, 0.06)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'One up: see it out in the corner',
      aim: 'Keep the ball near the corner flag in the last minute, fairly, with body and a helper.',
      setup:
        'The corner of the pitch, {l} × {w} m, with a flag and a marked corner zone. Two leaders against two chasers; a third pair waits. The leaders are one goal up.',
      rules: [
        'A leader dribbles into the corner zone; the clock of 20 seconds starts.',
        'Shield there, win a throw-in or corner off the chasers, or find the helper.',
        'The helper keeps it too or brings it back into the corner.',
        'Chasers win it and dribble over the near line: equaliser.',
        'A foul stops the clock and gives the ball away; the pairs rotate after each ball.',
      ],
      points: [
        'Side on, low, ball on the foot at the touchline.',
        'Helper: always within eight metres, at an angle the chasers cannot close.',
        'Play the ball against the chaser’s shin when two are on you.',
        'Stay calm: no elbows, no talking to the opponent.',
      ],
      harder: ['Three chasers against two leaders.'],
      easier: ['Only one chaser may enter the corner zone.'],
      scoring: '20 seconds held or a throw-in won: one point. Equaliser: two for the chasers.',
      question: 'When was it right to hold, when to play out to the helper?',
      fault: 'The leader runs into the corner alone and the helper stays where they were.',
    },
    de: {
      title: 'Vorsprung an der Eckfahne halten',
      aim: 'In der Schlussminute den Ball fair an der Eckfahne halten, mit Körper und Helfer.',
      setup:
        'Die Ecke des Spielfelds, {l} × {w} m, mit Fahne und markierter Eckzone. Zwei Führende gegen zwei Verfolger, ein drittes Paar wartet. Die Führenden liegen ein Tor vorn.',
      rules: [
        'Ein Führender dribbelt in die Eckzone; die Uhr läuft 20 Sekunden.',
        'Dort abschirmen, Einwurf oder Eckball herausholen oder den Helfer finden.',
        'Auch der Helfer hält den Ball oder bringt ihn zurück in die Ecke.',
        'Erobern die Verfolger den Ball und dribbeln über die vordere Linie: Ausgleich.',
        'Ein Foul stoppt die Uhr und kostet den Ball; nach jedem Ball wechseln die Paare.',
      ],
      points: [
        'Seitlich, tief, Ball am Fuß zur Auslinie.',
        'Helfer: nie weiter als acht Meter, in einem Winkel, den niemand zustellt.',
        'Sind zwei da: den Ball ans Schienbein des Gegners spielen.',
        'Ruhig bleiben: kein Ellbogen, kein Gespräch mit dem Gegner.',
      ],
      harder: ['Drei Verfolger gegen zwei Führende.'],
      easier: ['Nur ein Verfolger darf in die Eckzone.'],
      scoring:
        '20 Sekunden gehalten oder Einwurf geholt: ein Punkt. Ausgleich: zwei für die Verfolger.',
      question: 'Wann war Halten richtig, wann der Pass zum Helfer?',
      fault: 'Der Führende läuft allein in die Ecke, der Helfer bleibt stehen.',
    },
    bg: {
      title: 'Пазене на преднината при флагчето',
      aim: 'Честно задържане на топката до ъгловото флагче в последната минута – с тяло и с помощник.',
      setup:
        'Ъгълът на терена, {l} × {w} м, с флагче и очертана ъглова зона. Двама водещи в резултата срещу двама преследвачи, трета двойка чака. Водещите имат гол преднина.',
      rules: [
        'Водещият влиза с топка в ъгловата зона и часовникът тръгва – 20 секунди.',
        'Там закрива, печели тъч или корнер, или намира помощника.',
        'Помощникът също пази топката или я връща в ъгъла.',
        'Преследвачите отнемат и минават с дрибъл близката линия: изравняване.',
        'Нарушение спира часовника и отнема топката; след всяка топка двойките се сменят.',
      ],
      points: [
        'Странично, ниско, топката е на крака до линията.',
        'Помощник: винаги до осем метра, под ъгъл, който не могат да затворят.',
        'Ако са двама срещу теб, изиграй топката в пищяла на противника.',
        'Спокойно: без лакти и без приказки с противника.',
      ],
      harder: ['Трима преследвачи срещу двама водещи.'],
      easier: ['Само един преследвач влиза в ъгловата зона.'],
      scoring: '20 секунди или спечелен тъч – точка. Изравняване – две за преследвачите.',
      question: 'Кога беше правилно да задържиш и кога – да подадеш на помощника?',
      fault: 'Водещият тича сам в ъгъла, а помощникът остава на място.',
    },
  },
}
