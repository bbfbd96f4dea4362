/** Round the back, through the pivot or straight across. */
import { drawPasses, moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const threeRoads: Exercise = {
  key: 'three-roads',
  kind: { practice_type: 'opposed' },
  sizes: createSizes([[24, 30], [11, 14], 2, [6, 90, 45]], [[30, 44], [15, 99], 3, [6, 120, 45]]),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.gears('marker', [at(0.86, 0.02), at(0.86, 0.16), at(0.86, 0.84), at(0.86, 0.98)])
    const left = drawing.player('a', at(0.44, 0.06))
    const one = drawing.player('a', at(0.16, 0.34))
    const two = drawing.player('a', at(0.16, 0.66))
    const right = drawing.player('a', at(0.44, 0.94))
    const pivot = drawing.player('a', at(0.46, 0.5))
    const press = drawing.player('b', at(0.4, 0.28))
    const guard = drawing.player('b', at(0.62, 0.46))
    const far = drawing.player('b', at(0.6, 0.74))
    const ball = drawing.ball(one)
    drawing.together(() => {
      drawing.run(press, at(0.44, 0.18))
      drawing.run(guard, at(0.56, 0.38))
      drawing.run(far, at(0.58, 0.62))
      drawing.pass(ball, left)
    })
    drawPasses(drawing, ball, [one])
    drawing.together(() => {
      drawing.run(guard, at(0.54, 0.46))
      drawing.run(press, at(0.34, 0.24))
      drawing.pass(ball, two)
    })
    playInto(drawing, ball, right, at(0.54, 0.92), [[far, at(0.62, 0.78)]])
    moveAll(drawing, [right, at(0.9, 0.92)], [far, at(0.76, 0.84)], [pivot, at(0.5, 0.62)])
    return drawing
  },
  words: {
    en: {
      title: 'Three roads to the other side',
      aim: 'Choose how to switch: round the back, through the pivot or straight across, whichever the block leaves open.',
      setup:
        'Field of {l} × {w} m (wider than long). Five green: two full-backs, two centre-backs, a pivot. Three yellow close the middle. A dribble gate on either wing in front.',
      rules: [
        'Green starts on one side and wants to dribble through the gate of the other.',
        'Yellow slides across together; a yellow player may not wait in front of a gate.',
        'Road one goes round the centre-backs, road two through the pivot, road three straight across.',
        'Once through a gate, the ball goes back to a centre-back and the other gate is the target.',
        'Yellow wins the ball: three passes make a point; after each round three green players become yellow.',
      ],
      points: [
        'The first pass draws the block, the second punishes it.',
        'Centre-backs: receive with the far foot, already open to the other side.',
        'Pivot: show behind the pressing player, not beside.',
        'Full-back: high and wide before the ball arrives.',
      ],
      harder: ['Two touches; each road may be used only once in a row.'],
      easier: ['Two yellow players only.'],
      scoring: 'Gate reached by road one: one point, by the pivot: two, straight across: three.',
      question: 'What did the yellow middle player do when the pivot was free?',
      fault: 'The switch runs slowly from foot to foot and the block slides along.',
    },
    de: {
      title: 'Drei Wege auf die andere Seite',
      aim: 'Wählen, wie verlagert wird: hinten herum, über den Sechser oder direkt hinüber, je nachdem, was der Block freigibt.',
      setup:
        'Feld von {l} × {w} m (breiter als lang). Fünf Grüne: zwei Außenverteidiger, zwei Innenverteidiger, ein Sechser. Drei Gelbe schließen die Mitte. Vorn auf jedem Flügel ein Dribbeltor.',
      rules: [
        'Grün beginnt auf einer Seite und will durchs Dribbeltor der anderen.',
        'Gelb verschiebt gemeinsam; vor einem Tor darf niemand warten.',
        'Weg eins führt hinten herum, Weg zwei über den Sechser, Weg drei direkt hinüber.',
        'Nach einem Tor geht der Ball zum Innenverteidiger, dann ist das andere Tor das Ziel.',
        'Gelb punktet nach Ballgewinn mit drei Pässen; nach jeder Runde wechseln drei Grüne zu Gelb.',
      ],
      points: [
        'Der erste Pass lockt den Block, der zweite bestraft ihn.',
        'Innenverteidiger: mit dem fernen Fuß annehmen, schon offen zur anderen Seite.',
        'Sechser: hinter dem Anlaufenden anbieten, nicht daneben.',
        'Außenverteidiger: hoch und breit, bevor der Ball kommt.',
      ],
      harder: ['Zwei Kontakte; kein Weg zweimal hintereinander.'],
      easier: ['Nur zwei Gelbe.'],
      scoring: 'Tor über Weg eins: ein Punkt, über den Sechser: zwei, direkt hinüber: drei.',
      question: 'Was tat der mittlere Gelbe, wenn der Sechser frei war?',
      fault: 'Der Ball läuft langsam von Fuß zu Fuß, und der Block schiebt einfach mit.',
    },
    bg: {
      title: 'Три пътя към другата страна',
      aim: 'Избор как да се прехвърли: отзад, през опорния или направо, според това какво оставя блокът.',
      setup:
        'Поле {l} × {w} м (по-широко, отколкото дълго). Петима зелени: двама бекове, двама централни защитници, опорен. Трима жълти затварят средата. Отпред на всеки фланг – вратичка за дрибъл.',
      rules: [
        'Зелените започват от едната страна и искат да минат през вратичката на другата.',
        'Жълтите се изместват заедно; никой не чака пред вратичка.',
        'Първият път е отзад, вторият – през опорния, третият – направо отсреща.',
        'След вратичка топката се връща на централен защитник и цел става другата.',
        'При отнемане жълтите бележат с три паса; след всяка серия трима зелени стават жълти.',
      ],
      points: [
        'Първият пас примамва блока, вторият го наказва.',
        'Централни: поемай с далечния крак, вече отворен към другата страна.',
        'Опорен: предлагай се зад пресиращия, не до него.',
        'Бек: високо и широко, преди топката да дойде.',
      ],
      harder: ['Две докосвания; никой път два пъти поред.'],
      easier: ['Само двама жълти.'],
      scoring: 'Вратичка по първия път – точка, през опорния – две, направо – три.',
      question: 'Какво правеше средният жълт, когато опорният беше свободен?',
      fault: 'Топката върви бавно от крак на крак и блокът просто се измества с нея.',
    },
  },
}
