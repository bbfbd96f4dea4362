/** Y with a defender at the fork who closes one arm. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, playInto, type Exercise } from '../kit'
import { largeShape, smallShape } from './sizes'

export const openArm: Exercise = {
  key: 'open-arm',
  sizes: [smallShape, largeShape],
  intensity: 'medium',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.gears('cone', [at(0.04, 0.5), at(0.42, 0.5), at(0.94, 0.12), at(0.94, 0.88)])
    const base = drawing.player('a', at(0.06, 0.46))
    drawing.ball(drawing.player('a', at(0.02, 0.62)))
    const fork = drawing.player('a', at(0.4, 0.44))
    const upper = drawing.player('a', at(0.9, 0.14))
    drawing.player('a', at(0.9, 0.86))
    const defender = drawing.player('b', at(0.6, 0.5))
    const ball = drawing.ball(base)
    addBench(drawing, 4)
    playInto(drawing, ball, fork, at(0.34, 0.48), [[defender, at(0.56, 0.64)]])
    drawing.run(fork, at(0.44, 0.4))
    drawing.together(() => {
      drawing.run(defender, at(0.6, 0.5))
      drawing.pass(ball, upper)
    })
    drawing.run(upper, at(0.6, 0.1), at(0.12, 0.2))
    return drawing
  },
  words: {
    en: {
      title: 'Y with a closed arm',
      aim: 'Receive at the fork of the Y, see in time which arm the defender shuts and play out through the other one.',
      setup:
        'A Y of four cones on {l} × {w} m. Two players with balls at the foot, one at the fork, one at the end of each arm. A defender waits three steps behind the fork, towards the arms.',
      rules: [
        'As the first pass rolls the defender steps to one side and shuts that arm.',
        'The fork player takes the first touch to the open side and passes on.',
        'From the end of the arm dribble outside back to the foot of the Y.',
        'If the defender stands still in the middle, the fork player returns the ball to the foot.',
        'Everybody follows the pass to the next cone; a new defender after eight balls.',
      ],
      points: [
        'Two looks: one before the pass is played, one while it rolls.',
        'Receive with the foot further from the defender, hips half open.',
        'First touch and pass are one movement: touch, plant, play.',
        'Ends of the arms: come a step to meet the ball, do not wait for it.',
      ],
      harder: ['The defender may feint once before shutting an arm.'],
      easier: ['The defender shuts an arm before the first pass is played.'],
      scoring: 'Through the open arm in two touches: one point. Defender cuts a pass: minus one.',
      question: 'Which part of the defender moved first, the feet or the shoulders?',
      fault: 'Fork player decides before the pass and plays the planned side whatever happens.',
    },
    de: {
      title: 'Ypsilon mit verschlossenem Arm',
      aim: 'In der Gabel des Y rechtzeitig sehen, welchen Arm der Verteidiger schließt, und über den anderen spielen.',
      setup:
        'Ein Y aus vier Hütchen auf {l} × {w} m. Am Fuß zwei Spieler mit Bällen, einer in der Gabel, je einer am Ende der Arme. Ein Verteidiger wartet drei Schritte hinter der Gabel zu den Armen hin.',
      rules: [
        'Rollt der erste Pass, schiebt der Verteidiger zu einer Seite und schließt den Arm.',
        'Der Gabelspieler nimmt den Ball zur offenen Seite mit und passt weiter.',
        'Vom Ende des Arms geht es im Dribbling außen zum Fuß zurück.',
        'Bleibt der Verteidiger in der Mitte, spielt die Gabel auf den Fuß zurück.',
        'Alle folgen ihrem Pass zum nächsten Hütchen; nach acht Bällen kommt ein neuer Verteidiger.',
      ],
      points: [
        'Zwei Blicke: einer vor dem Pass, einer, während er rollt.',
        'Mit dem gegnerfernen Fuß annehmen, Hüfte halb offen.',
        'Mitnahme und Pass in einem Fluss: Kontakt, Stand, Spiel.',
        'Arm-Enden: dem Ball einen Schritt entgegengehen.',
      ],
      harder: ['Der Verteidiger darf einmal antäuschen, bevor er schließt.'],
      easier: ['Der Verteidiger zeigt seine Seite schon vor dem ersten Pass.'],
      scoring:
        'Mit zwei Kontakten durch den offenen Arm: ein Punkt. Abgefangener Pass: einer Abzug.',
      question: 'Was hat sich beim Verteidiger zuerst bewegt, Füße oder Schultern?',
      fault: 'Die Gabel legt sich vor dem Pass fest und spielt die Seite, egal was passiert.',
    },
    bg: {
      title: 'Игрек със затворено рамо',
      aim: 'Играчът в разклонението вижда навреме кое рамо затваря защитникът и играе през другото.',
      setup:
        'Игрек от четири конуса на {l} × {w} м. В основата двама с топки, един в разклонението, по един в края на всяко рамо. Защитникът чака на три крачки зад разклонението, към рамената.',
      rules: [
        'Щом първият пас тръгне, защитникът отива встрани и затваря едното рамо.',
        'Играчът в разклонението поема към отворената страна и подава.',
        'От края на рамото – водене отвън до основата на игрека.',
        'Ако защитникът остане в средата, топката се връща в основата.',
        'Всеки следва паса си до следващия конус; след осем топки се сменя защитникът.',
      ],
      points: [
        'Два погледа: един преди паса и един, докато топката пътува.',
        'Поемай с далечния от защитника крак, тазът е полуотворен.',
        'Поемане и пас в едно движение: докосване, опора, пас.',
        'В края на рамото: направи крачка към топката, не я чакай.',
      ],
      harder: ['Защитникът може веднъж да излъже, преди да затвори.'],
      easier: ['Защитникът показва страната си още преди първия пас.'],
      scoring: 'През отвореното рамо с две докосвания – точка. Пресечен пас – минус една.',
      question: 'Какво помръдна първо у защитника – краката или раменете?',
      fault: 'Играчът решава преди паса и играе в избраната страна, каквото и да стане.',
    },
  },
}
