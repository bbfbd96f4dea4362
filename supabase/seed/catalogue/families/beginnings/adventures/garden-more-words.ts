/** More stories in the garden. */
import type { TaskWords } from '../kit'

export const moreGardenWords: Record<'bees' | 'farmer', TaskWords> = {
  bees: {
    en: {
      title: 'Bees collect honey',
      aim: 'Quick feet on the spot, then away: inside touches in the rhythm of a buzzing bee.',
      setup:
        'Meadow of {area} m with {trees} cones as flowers and a beehive of {hive} × {hive} m in one corner. {n} bees with a ball each are out among the flowers.',
      rules: [
        'Fly with your ball to a flower and stop in front of it.',
        'Buzz there: pass the ball six times between your feet.',
        'After three different flowers, fly home and drop your honey in the hive.',
        'On “bear!” all bees fly home at once; then the next round starts.',
      ],
      points: [
        'Knees soft, ball in the middle, feet like a drum.',
        'Stop before you start to buzz.',
        'On the way home look for a gap between the other bees.',
      ],
      more: ['Buzz with the soles on top of the ball.', 'Buzz with a partner in the same rhythm.'],
      easier: ['Two touches at each flower are enough.'],
      scoring: 'One jar of honey for every three flowers brought home.',
      questions: ['Does the ball stay with you better when you buzz fast or slowly?'],
      faults: ['Stiff legs and the ball jumps off: bounce gently in the knees.'],
    },
    de: {
      title: 'Bienen sammeln Honig',
      aim: 'Schnelle Füße auf der Stelle und dann los: Innenseitkontakte im Takt einer Biene.',
      setup:
        'Wiese von {area} m mit {trees} Hütchen als Blumen und einem Bienenstock von {hive} × {hive} m in einer Ecke. {n} Bienen mit je einem Ball sind zwischen den Blumen unterwegs.',
      rules: [
        'Fliegt mit dem Ball zu einer Blume und haltet davor an.',
        'Dort wird gesummt: den Ball sechsmal zwischen den Füßen hin und her.',
        'Nach drei verschiedenen Blumen heimfliegen und den Honig abliefern.',
        'Bei „Bär!“ fliegen alle sofort heim; dann beginnt der nächste Durchgang.',
      ],
      points: [
        'Knie locker, Ball in der Mitte, die Füße trommeln.',
        'Erst anhalten, dann summen.',
        'Auf dem Heimflug die Lücke zwischen den anderen Bienen suchen.',
      ],
      more: [
        'Summen mit den Sohlen oben auf dem Ball.',
        'Zu zweit an einer Blume im selben Takt summen.',
      ],
      easier: ['Zwei Kontakte an jeder Blume genügen.'],
      scoring: 'Ein Glas Honig für je drei Blumen, die heimgebracht sind.',
      questions: ['Bleibt der Ball besser bei dir, wenn du schnell oder langsam summst?'],
      faults: ['Steife Beine, der Ball springt weg: locker in den Knien wippen.'],
    },
    bg: {
      title: 'Пчелите събират мед',
      aim: 'Бързи крака на място и после напред: докосвания с вътрешната част в ритъма на пчела.',
      setup:
        'Ливада {area} м с {trees} конуса за цветя и кошер {hive} × {hive} м в единия ъгъл. {n} пчели, всяка с топка, са сред цветята.',
      rules: [
        'Долети с топката до някое цвете и спри пред него.',
        'Там жужи: шест докосвания на топката от крак на крак.',
        'След три различни цветя се върни и остави меда в кошера.',
        'При „Мечка!“ всички летят към кошера; после започва следваща серия.',
      ],
      points: [
        'Меки колене, топката в средата, краката като барабан.',
        'Първо спри, после жужи.',
        'На връщане търси пролука между другите пчели.',
      ],
      more: ['Жужене с подметките върху топката.', 'Двама жужат на едно цвете в общ ритъм.'],
      easier: ['Стигат две докосвания на всяко цвете.'],
      scoring: 'Бурканче мед за всеки три цветя, донесени в кошера.',
      questions: ['Кога топката стои по-близо до теб: когато жужиш бързо или бавно?'],
      faults: ['Краката са сковани и топката отскача: пружинирай леко в коленете.'],
    },
  },
  farmer: {
    en: {
      title: 'Hide from the farmer',
      aim: 'Lift the eyes from the ball: dribble and always know where somebody is.',
      setup:
        'Orchard of {area} m with {trees} cones as trees. {n} children with a ball each steal cherries; the coach is the farmer and strolls through the garden.',
      rules: [
        'Keep a tree between you and the farmer, wherever the farmer walks.',
        'If the farmer stops and points at you, do three toe taps and play on.',
        'While the farmer has a nap, everybody dribbles to a new tree.',
        'Two children at most hide behind the same tree.',
      ],
      points: [
        'Look at the farmer, feel the ball with your foot.',
        'Move the ball sideways with the sole, a bit at a time.',
        'Choose your next tree before the farmer comes.',
      ],
      more: [
        'The farmer walks faster and turns round suddenly.',
        'A child with a ball plays the farmer.',
      ],
      easier: ['The farmer walks along one side of the garden only.'],
      scoring: 'Everybody starts with five cherries and loses one when pointed at.',
      questions: ['How can you look at the farmer and still keep your ball?'],
      faults: ['Hiding well but losing the ball: one foot stays in touch with it.'],
    },
    de: {
      title: 'Versteck dich vor dem Bauern',
      aim: 'Die Augen vom Ball lösen: dribbeln und immer wissen, wo jemand gerade ist.',
      setup:
        'Obstgarten von {area} m mit {trees} Hütchen als Bäumen. {n} Kinder mit je einem Ball naschen Kirschen; der Trainer ist der Bauer und spaziert durch den Garten.',
      rules: [
        'Wo der Bauer auch geht: Zwischen ihm und euch steht immer ein Baum.',
        'Bleibt der Bauer stehen und zeigt auf dich: dreimal antippen, weiter geht’s.',
        'Macht der Bauer ein Nickerchen, dribbeln alle zu einem neuen Baum.',
        'Hinter einem Baum verstecken sich höchstens zwei Kinder.',
      ],
      points: [
        'Schau zum Bauern und spür den Ball mit dem Fuß.',
        'Den Ball mit der Sohle Stück für Stück zur Seite ziehen.',
        'Such dir den nächsten Baum aus, bevor der Bauer kommt.',
      ],
      more: [
        'Der Bauer geht schneller und dreht sich plötzlich um.',
        'Ein Kind mit Ball spielt den Bauern.',
      ],
      easier: ['Der Bauer geht nur an einer Seite des Gartens entlang.'],
      scoring: 'Alle haben fünf Kirschen; wer entdeckt wird, gibt eine davon zurück.',
      questions: ['Wie behältst du den Ball, obwohl du zum Bauern schaust?'],
      faults: ['Gut versteckt, aber der Ball rollt weg: Ein Fuß bleibt immer am Ball.'],
    },
    bg: {
      title: 'Скрий се от стопанина',
      aim: 'Погледът се откъсва от топката: детето води и винаги знае къде е стопанинът.',
      setup:
        'Овощна градина {area} м с {trees} конуса за дървета. {n} деца, всяко с топка, похапват череши; треньорът е стопанинът и се разхожда из градината.',
      rules: [
        'Където и да върви стопанинът, между него и теб има дърво.',
        'Посочи ли те стопанинът, докосни топката три пъти отгоре и продължи.',
        'Когато стопанинът задреме, всички водят топката до ново дърво.',
        'Зад едно дърво се крият най-много две деца.',
      ],
      points: [
        'Гледай стопанина, а топката усещай с крака.',
        'Дърпай топката настрани с подметка, малко по малко.',
        'Избери следващото дърво, преди стопанинът да дойде.',
      ],
      more: ['Стопанинът върви по-бързо и внезапно се обръща.', 'Стопанин става дете с топка.'],
      easier: ['Стопанинът се движи само по едната страна на градината.'],
      scoring: 'Всеки има пет череши; когото стопанинът посочи, връща една.',
      questions: ['Как пазиш топката, докато гледаш стопанина?'],
      faults: ['Детето се крие добре, но губи топката: единият крак е винаги до нея.'],
    },
  },
}
