/** Feint before the ball arrives: let it run across. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const letItRun: Exercise = {
  key: 'let-it-run',
  sizes: createSizes([[18, 14], [10, 13], 2, [8, 60, 45]], [[24, 18], [14, 99], 3, [8, 75, 60]]),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.2), 180)
    drawing.goal('mini', at(1, 0.8), 180)
    const passer = drawing.player('a', at(0.04, 0.36))
    const receiver = drawing.player('a', at(0.5, 0.52))
    const marker = drawing.player('b', at(0.6, 0.48))
    drawing.ball(drawing.player('a', at(0.02, 0.7)))
    drawing.player('b', at(1.06, 0.5))
    const ball = drawing.ball(passer)
    moveAll(drawing, [receiver, at(0.4, 0.44)], [marker, at(0.5, 0.42)])
    drawing.together(() => {
      drawing.run(receiver, at(0.44, 0.54), at(0.58, 0.62))
      drawing.run(marker, at(0.49, 0.4), at(0.54, 0.44))
      drawing.pass(ball, at(0.58, 0.62), { for: receiver })
    })
    moveAll(drawing, [receiver, at(0.78, 0.74)], [marker, at(0.66, 0.54)])
    drawing.pass(ball, at(1, 0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Let it run across you',
      aim: 'Send a marker the wrong way before the ball arrives and turn without touching it.',
      setup:
        'Field of {l} × {w} m with two mini goals on the far line. Two passers with balls on the near line, a receiver in the middle with a marker at arm’s length; the next marker waits between the goals.',
      rules: [
        'The receiver checks towards the passer and gets the ball on the ground.',
        'Marker tight: pretend to control, let the ball run past and follow it.',
        'Marker off: control it and turn as usual.',
        'Score in the goal of the side to which you turned.',
        'Marker wins it: pass back to a passer; then passer and receiver swap, markers change every four balls.',
      ],
      points: [
        'Show the false side with the near shoulder and a step to the ball.',
        'Open the hip so that nothing stands in the ball’s way.',
        'The passer plays firmly, otherwise the ball does not run through.',
        'The touch after the turn comes before the marker has turned.',
      ],
      harder: ['The second marker comes off the line as soon as the ball has run through.'],
      easier: ['The marker must react to the first shoulder movement.'],
      scoring: 'Turn without a touch and goal: three points. Other goal: one. Ball won: one.',
      question: 'When is it too dangerous to let the ball run?',
      fault: 'The receiver feints after the ball has arrived.',
    },
    de: {
      title: 'Durchlassen und aufdrehen',
      aim: 'Den Gegner schon vor dem Anspiel auf die falsche Seite schicken und ohne Kontakt aufdrehen.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren auf der hinteren Linie. Zwei Passgeber mit Bällen auf der vorderen Linie, in der Mitte ein Empfänger mit Gegner auf Armlänge; der nächste wartet zwischen den Toren.',
      rules: [
        'Der Empfänger kommt entgegen und erhält einen flachen Pass.',
        'Gegner eng: Annahme antäuschen, Ball durchlassen und hinterher.',
        'Gegner mit Abstand: annehmen und normal aufdrehen.',
        'Abschluss ins Tor der Seite, zu der gedreht wurde.',
        'Bei Ballgewinn Rückpass zum Passgeber; dann tauschen Passgeber und Empfänger, nach vier Bällen die Gegner.',
      ],
      points: [
        'Mit der nahen Schulter und einem Schritt zum Ball die falsche Seite zeigen.',
        'Hüfte öffnen, damit der Ball freie Bahn hat.',
        'Fest passen, sonst läuft der Ball nicht durch.',
        'Der Kontakt nach der Drehung kommt, bevor der Gegner gedreht hat.',
      ],
      harder: ['Sobald der Ball durchgelaufen ist, rückt der zweite Gegner heraus.'],
      easier: ['Der Gegner muss auf die erste Schulterbewegung hereinfallen.'],
      scoring: 'Drehung ohne Kontakt und Tor: drei Punkte. Anderes Tor: einer. Ballgewinn: einer.',
      question: 'Wann ist das Durchlassen zu gefährlich?',
      fault: 'Getäuscht wird erst, wenn der Ball schon da ist.',
    },
    bg: {
      title: 'Пусни топката да мине',
      aim: 'Изпращане на пазача в грешна посока още преди паса и обръщане без докосване.',
      setup:
        'Поле {l} × {w} м с две малки врати на далечната линия. Двама подаващи с топки на близката линия, в средата получаващ с пазач на една ръка; следващият пазач чака между вратите.',
      rules: [
        'Получаващият тръгва насреща и получава пас по земя.',
        'Плътен пазач: лъжливо посрещане, топката минава и ти след нея.',
        'Пазач на дистанция: овладяване и обикновено обръщане.',
        'Завършване във вратата от страната на обръщането.',
        'При отнемане – връщане към подаващ; после подаващият и получаващият се сменят, пазачите – на четири топки.',
      ],
      points: [
        'Покажи грешната страна с близкото рамо и крачка към топката.',
        'Отвори таза, за да има топката свободен път.',
        'Пасът е твърд, иначе топката няма да премине.',
        'Докосването след обръщането е, преди пазачът да се е обърнал.',
      ],
      harder: ['Щом топката премине, от линията излиза вторият пазач.'],
      easier: ['Пазачът е длъжен да реагира на първото движение с рамо.'],
      scoring: 'Обръщане без докосване и гол – три точки. Друг гол – една. Отнемане – една.',
      question: 'Кога е твърде опасно да пуснеш топката?',
      fault: 'Лъжливото движение идва, след като топката вече е пристигнала.',
    },
  },
}
