import { VueQueryPlugin } from '@tanstack/vue-query';
import { WagmiPlugin } from '@wagmi/vue';
import { createApp } from 'vue';
import App from './App.vue';
import { config } from './wallet';

createApp(App).use(WagmiPlugin, { config }).use(VueQueryPlugin).mount('#app');
