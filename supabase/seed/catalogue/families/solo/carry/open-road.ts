/** A defender carries the ball out when nobody comes. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const openRoad: Exercise = {
  key: 'open-road',
  sizes: createSizes([[30, 22], [10, 13], 2, [6, 90, 45]], [[40, 28], [14, 99], 3, [6, 120, 60]]),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.2), 180)
    drawing.goal('mini', at(1, 0.8), 180)
    const left = drawing.player('a', at(0.1, 0.28))
    const right = drawing.player('a', at(0.1, 0.72))
    const six = drawing.player('a', at(0.36, 0.5))
    const wide = drawing.player('a', at(0.62, 0.1))
    const far = drawing.player('a', at(0.66, 0.9))
    const striker = drawing.player('b', at(0.26, 0.4))
    const middle = drawing.player('b', at(0.52, 0.58))
    const last = drawing.player('b', at(0.8, 0.46))
    const ball = drawing.ball(left)
    drawing.together(() => {
      drawing.run(striker, at(0.2, 0.42))
      drawing.pass(ball, right)
    })
    moveAll(
      drawing,
      [right, at(0.3, 0.76), at(0.46, 0.78)],
      [striker, at(0.26, 0.54)],
      [six, at(0.42, 0.36)],
      [middle, at(0.54, 0.7)],
    )
    playInto(drawing, ball, far, at(0.74, 0.88), [
      [last, at(0.84, 0.68)],
      [wide, at(0.78, 0.2)],
    ])
    drawing.run(far, at(0.82, 0.86))
    drawing.pass(ball, at(1, 0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Open road: the centre-back carries',
      aim: 'See when nobody presses, carry the ball out of defence and release it when an opponent has to come.',
      setup:
        'Field of {l} × {w} m with two mini goals at the far end. Five build up: two centre-backs, a holding midfielder, two wide players. Three defend: a striker, a midfielder, a last defender.',
      rules: [
        'The centre-backs pass until one of them has an open road in front.',
        'Open road: carry at speed at the midfield opponent.',
        'Opponent steps out: pass to the player who has become free. Stays: carry on and score.',
        'Nobody may score before a centre-back has dribbled past the striker.',
        'Ball won by the three: score over the near line; then the next ball starts with the other centre-back.',
      ],
      points: [
        'First touch forward past the striker’s shoulder.',
        'Long touches with the laces, head up, straight at one opponent.',
        'Others: clear the road, run away from the ball carrier.',
        'Release before the opponent is within two steps.',
      ],
      harder: ['A second striker presses the two centre-backs.'],
      easier: ['The midfield opponent may move only sideways.'],
      scoring: 'Goal after carrying past two lines: three points; after one: one.',
      question: 'Who told you with their feet that the road was open?',
      fault: 'The centre-back passes sideways although ten metres are free.',
    },
    de: {
      title: 'Freie Bahn: Der Innenverteidiger dribbelt an',
      aim: 'Erkennen, wann niemand presst, den Ball aus der Abwehr tragen und abspielen, wenn ein Gegner kommen muss.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren am Ende. Fünf bauen auf: zwei Innenverteidiger, ein Sechser, zwei Außen. Drei verteidigen: ein Stürmer, ein Mittelfeldspieler, ein letzter Verteidiger.',
      rules: [
        'Die Innenverteidiger passen, bis einer von ihnen freie Bahn hat.',
        'Freie Bahn: mit Tempo auf den Gegner im Mittelfeld zudribbeln.',
        'Rückt er heraus: auf den frei gewordenen Mitspieler passen. Bleibt er: weiter bis zum Tor.',
        'Ein Tor zählt erst, wenn ein Innenverteidiger am Stürmer vorbeigedribbelt ist.',
        'Gewinnen die drei den Ball, punkten sie über die vordere Linie; der nächste Ball beginnt beim anderen Innenverteidiger.',
      ],
      points: [
        'Erster Kontakt nach vorn, an der Schulter des Stürmers vorbei.',
        'Weite Kontakte mit dem Spann, Kopf hoch, genau auf einen Gegner zu.',
        'Die anderen ziehen weg und machen die Bahn frei.',
        'Abspielen, bevor der Gegner auf zwei Schritte heran ist.',
      ],
      harder: ['Ein zweiter Stürmer läuft die beiden Innenverteidiger an.'],
      easier: ['Der Gegner im Mittelfeld bewegt sich nur seitlich.'],
      scoring: 'Tor nach zwei überdribbelten Linien: drei Punkte; nach einer: einer.',
      question: 'Wer hat dir mit seinem Laufweg gezeigt, dass die Bahn frei ist?',
      fault: 'Der Innenverteidiger spielt quer, obwohl zehn Meter frei sind.',
    },
    bg: {
      title: 'Свободен път: защитникът изнася',
      aim: 'Да се види кога никой не пресира, топката да се изнесе с водене и да се подаде, щом противник е принуден да излезе.',
      setup:
        'Поле {l} × {w} м с две малки врати в края. Петима изграждат: двама централни защитници, опорен и двама по фланговете. Трима се защитават: нападател, халф и последен защитник.',
      rules: [
        'Централните защитници си подават, докато пред единия се отвори път.',
        'Свободен път: водене с висока скорост към противника в средата.',
        'Ако той излезе – пас към освободилия се. Ако остане – продължаване до гол.',
        'Гол важи само ако централен защитник е подминал нападателя с водене.',
        'При отнемане тримата бележат през близката линия; следващата топка започва от другия централен защитник.',
      ],
      points: [
        'Първо докосване напред, покрай рамото на нападателя.',
        'Дълги докосвания с горната част, глава горе, право към един противник.',
        'Другите се отдръпват и освобождават пътя.',
        'Подай, преди противникът да е на две крачки.',
      ],
      harder: ['Втори нападател пресира двамата централни защитници.'],
      easier: ['Противникът в средата се движи само встрани.'],
      scoring: 'Гол след две преодолени линии – три точки, след една – една.',
      question: 'Кой с движението си ти показа, че пътят е свободен?',
      fault: 'Защитникът подава напречно, въпреки че пред него има десет свободни метра.',
    },
  },
}
