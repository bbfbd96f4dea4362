/** Counter-press when a cross has been cleared. */
import { moveAll, type Exercise } from '../kit'
import { createMatch, eleven, nine } from './teams'
import { attacking, boxBlock } from './wide-overload'

export const lostCross: Exercise = {
  key: 'lost-cross',
  sizes: [eleven, nine],
  intensity: 'high',
  kind: { topic: 'counter_press', moment: 'transition_to_defence' },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, {
      a: { ...attacking, 7: [0.9, 0.9], 2: [0.74, 0.8], 9: [0.9, 0.52], 11: [0.9, 0.36] },
      b: { ...boxBlock, 5: [0.92, 0.6], 3: [0.88, 0.83], 8: [0.82, 0.7], 10: [0.68, 0.42] },
      without: { a: [5, 10], b: [4, 10] },
      nine: { a: { 4: [0.48, 0.5] }, b: { 6: [0.74, 0.44] } },
    })
    const ball = drawing.ball(a(7))
    drawing.pass(ball, b(5), { kind: 'driven' })
    drawing.together(() => {
      drawing.run(a(6), at(0.66, 0.52))
      drawing.run(a(8), at(0.74, 0.62))
      drawing.pass(ball, b(6), { kind: 'driven' })
    })
    drawing.together(() => {
      drawing.run(a(6), at(0.72, 0.47))
      drawing.run(a(8), at(0.76, 0.54))
      drawing.run(b(9), at(0.56, 0.6))
      drawing.run(a(4), at(0.52, 0.55))
      drawing.pass(ball, a(6))
    })
    drawing.together(() => {
      drawing.run(a(11), at(0.88, 0.3))
      drawing.run(b(2), at(0.9, 0.36))
      drawing.pass(ball, a(11))
    })
    drawing.shot(ball, at(1, 0.54))
    moveAll(drawing, [a(8), at(0.82, 0.56)])
    return drawing
  },
  words: {
    en: {
      title: 'Counter-press after a lost cross',
      aim: 'Stand so that a cleared cross comes back to us: rest defence first, then five seconds of pressure, then a second attack.',
      setup:
        '{team} on {l} × {w} m. Each turn begins with a green winger on the ball beside the box, yellow with its whole block inside. Green holds two midfielders in front of the box and its last line near halfway, with the yellow striker.',
      rules: [
        'The winger crosses; yellow clears with the foot wherever it can.',
        'The nearest green players press the receiver of the clearance at once.',
        'Those behind mark the striker and step up, they do not drop.',
        'Won within five seconds: finish at once, through the middle or with a new cross.',
        'Not won: sprint behind the ball. The next turn starts on the other wing.',
      ],
      points: [
        'Before the cross: the two in front of the box stand where the ball will fall.',
        'Press from the goal side, so that the first yellow pass must go backwards.',
        'First runner delays, the second wins the ball.',
        'Last line: hand on the striker before the clearance, not after it.',
        'After the win one look: is the far side still free?',
      ],
      harder: ['Yellow keeps two strikers high and counters with four.'],
      easier: ['The first yellow receiver has to take two touches.'],
      scoring:
        'Ball back within five seconds: one point. Goal from it: three. Yellow over halfway on the ball: two.',
      question: 'Where did the clearances fall, and who stood there before they came?',
      fault: 'Too many green players wait in the box and watch the counter from there.',
    },
    de: {
      title: 'Gegenpressing nach abgewehrter Flanke',
      aim: 'So stehen, dass die abgewehrte Flanke wieder uns gehört: Restverteidigung, fünf Sekunden Druck, zweiter Angriff.',
      setup:
        '{team} auf {l} × {w} m. Jede Aktion beginnt mit einem grünen Flügel am Ball neben dem Strafraum, Gelb steht mit dem ganzen Block darin. Grün hält zwei Mittelfeldspieler vor dem Strafraum und die letzte Linie an der Mitte beim gelben Stürmer.',
      rules: [
        'Der Flügel gibt herein; Gelb klärt möglichst mit dem Fuß.',
        'Die nächsten Grünen setzen den Empfänger sofort unter Druck.',
        'Dahinter wird der Stürmer gedeckt; die Linie rückt vor und fällt nicht.',
        'Ballgewinn in fünf Sekunden: sofort abschließen, durch die Mitte oder mit neuer Hereingabe.',
        'Kein Ballgewinn: Alle sprinten hinter den Ball. Die nächste Aktion beginnt auf dem anderen Flügel.',
      ],
      points: [
        'Vor der Flanke: Die zwei im Rückraum stehen dort, wohin der Ball fällt.',
        'Vom Tor her anlaufen, damit Gelb zuerst zurückspielen muss.',
        'Der Erste verzögert, der Zweite gewinnt den Ball.',
        'Letzte Linie: am Stürmer sein, bevor geklärt wird.',
        'Nach dem Gewinn ein Blick: Ist die ferne Seite noch frei?',
      ],
      harder: ['Gelb lässt zwei Stürmer vorn und kontert zu viert.'],
      easier: ['Der erste gelbe Empfänger braucht zwei Kontakte.'],
      scoring:
        'Ball in fünf Sekunden zurück: ein Punkt. Tor daraus: drei. Gelb am Ball über die Mitte: zwei.',
      question: 'Wohin fielen die geklärten Bälle, und wer stand schon dort?',
      fault: 'Zu viele Grüne bleiben im Strafraum und sehen dem Konter zu.',
    },
    bg: {
      title: 'Контрапреса след избито центриране',
      aim: 'Подреждане, при което избитата топка пак е наша: осигуряване отзад, пет секунди натиск, втора атака.',
      setup:
        '{team} на {l} × {w} м. Всяко изпълнение започва със зелено крило с топка до наказателното поле, целият жълт блок е вътре. Зелените държат двама халфове пред полето и последната линия до центъра, при жълтия нападател.',
      rules: [
        'Крилото центрира, жълтите избиват, по възможност с крак.',
        'Най-близките зелени веднага пресират получателя на избитата топка.',
        'Отзад пазят нападателя и излизат напред, не се връщат.',
        'Отнемане до пет секунди: веднага завършване през средата или с ново центриране.',
        'Без отнемане – спринт зад топката. Следващото изпълнение започва от другото крило.',
      ],
      points: [
        'Преди центрирането двамата пред полето стоят там, където ще падне топката.',
        'Пресирай откъм своята врата, за да играят жълтите назад.',
        'Първият забавя, вторият отнема.',
        'Последна линия: бъди до нападателя преди избиването, не след него.',
        'След отнемане – един поглед: свободна ли е още далечната страна?',
      ],
      harder: ['Жълтите оставят двама нападатели напред и контрират с четирима.'],
      easier: ['Първият жълт получател е длъжен да направи две докосвания.'],
      scoring:
        'Върната топка до пет секунди – точка. Гол от нея – три. Жълтите с топка през центъра – две.',
      question: 'Къде падаха избитите топки и кой вече стоеше там?',
      fault: 'Твърде много зелени чакат в полето и оттам гледат контраатаката.',
    },
  },
}
